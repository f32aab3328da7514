import type { Slots } from '../words/slots'
import { isPartNumber } from './part-number'

/** What may, should or must be done is asked of a machine: "can I keep working", "¿debo parar?" */
const permission = [
  /^(?:when |how soon |how long |how far |how many \w+ )?(?:can|could|may|might|shall|should|must) (?:i|we|it|they|you)\b/,
  /^(?:is|was|isnt|would|will) it (?:be )?(?:ok|okay|safe|allowed|permitted|dangerous|risky|bad|harmful|fine|hurt|harm|matter|damage|all right|alright|better)\b/,
  /^(?:do|does|would|will) it (?:matter|hurt|harm)\b|^does it matter\b/,
  /^(?:am i|are we) allowed\b|^(?:do|dont) (?:i|we) (?:really )?(?:have|need) to\b|^need i\b/,
  /^(?:(?:cuanto|hasta cuando|cuando|cuant[ao]s \w+)(?: tiempo)? )?(?:(?:l[aeo]s?|se|nos) )?(?:puedo|podemos|podria|podriamos|puede|pueden|debo|debemos|deberia|deberiamos|tengo que|tenemos que|hay que|conviene|necesito) (?:\w+ )?\w+[aei]r(?:l[aeo]s?|se|me|nos)?\b/,
  /^(?:es|esta|seria|estaria) (?:seguro|peligroso|malo|posible|bueno|bien|mal|permitido|prohibido)\b/,
  /^pasa algo si\b/,
]

/** Where a clause begins: "the lamp is on, can I keep working". */
const clause = /[,.;:!?¿]+|\b(?:and|but|so|or|y|pero|o)\b/

/** Whether a question asks permission to do something, and not for records. */
export const asksPermission = (prompt: string): boolean =>
  plain(prompt)
    .split(clause)
    .some((one) => permission.some((pattern) => pattern.test(one.trim())))

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')

const isPaying = (words: string): boolean => /(?:^| )(?:pay|pagar)$/i.test(words)

const isSubject = /^(?:i|we)$/
const isOfOne = /^(?:my|mine|me|our|ours|us|i|we|ive|weve|mi|mis|mio|mia|nuestr[oa]s?)$/

/**
 * The words of a question for permission without those that say nothing of records in it: who does something is not who has the
 * records, and what works or is owed is what a machine or a person does. Undefined if nothing of records is left.
 */
export function recordWordsOf(slots: Slots): Slots | undefined {
  if (slots.names.length > 0 || slots.number) return slots
  const [subject, ...others] = slots.tokens.flatMap(({ word }) => (isOfOne.test(word) ? [word] : []))
  const isOwn = others.length > 0 || (subject !== undefined && !isSubject.test(subject))
  // "Can I see what is overdue", "can I get the phone number"
  const asksForSome = slots.asked.has('list') || slots.marks.has('possession')
  const left = {
    ...slots,
    marks: new Set([...slots.marks].filter((mark) => mark !== 'own' || isOwn)),
    hinted: new Set([...slots.hinted].filter((topic) => topic !== 'hours')),
    fields: new Set([...slots.fields].filter((field) => asksForSome && field !== 'partners')),
    // "Do we have to send orders", "do we have to pay anything"
    states: asksForSome || slots.named.size > 0 || slots.stateWords.some(isPaying) ? slots.states : [],
  }
  const { named, hinted, fields, states, unknown, marks, position } = left
  const isChosen = unknown.length > 0 || marks.has('meansSeveral') || position !== undefined
  const isLeft =
    named.size + hinted.size + fields.size + states.length > 0 ||
    (slots.tokens.some(isGetting) && unknown.some(isPartNumber))
  return isLeft || (asksForSome && isChosen) ? left : undefined
}

/** What is got is sold; what is used or changed is a machine's. */
const isGetting = ({ word }: Slots['tokens'][number]): boolean =>
  /^(?:order|buy|get|have|pedir|comprar|conseguir)$/.test(word)
