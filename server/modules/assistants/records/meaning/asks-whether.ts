import type { Asked } from '../record-question'
import type { Slots } from '../words/slots'

/** Whether a question is answered with yes or no: it begins with a verb, and asks for nothing else. */
export function asksWhether({ asked, tokens, details, detailWords, stateWords }: Slots): boolean {
  if ([...asked].some((one) => isOpen.has(one)) || details.includes('reason')) return false
  const first = tokens.find(({ word }) => !isOpening.test(word))
  if (!first) return false
  // Whether the other side has answered is known of each, whether one's own has is not.
  if (details.includes('answered') && tokens.some(({ word }) => isOurs.test(word))) return false
  // "¿Ya contestaron la cotización?"
  const isEvent = [...detailWords, ...stateWords].includes(first.typed) && isPast.test(first.typed)
  // "¿El pedido ya salió?", "did they get it or not"
  const isOrNot = /(?:^| )(?:o|or) (?:no|not)$/.test(tokens.map(({ word }) => word).join(' '))
  const words = [...detailWords, ...stateWords].flatMap((word) => word.split(' '))
  const isAlready = tokens.some(
    ({ typed }, at) => words.includes(typed) && isFiniteVerb.test(typed) && followsYa(tokens, at),
  )
  return isAuxiliary.test(first.word) || isEvent || isOrNot || isAlready
}

/** They ask for more than yes or no. */
const isOpen: ReadonlySet<Asked> = new Set(['count', 'sum', 'when', 'where', 'which', 'who', 'average'])

/** Words before the verb. */
const isOpening =
  /^(?:and|so|but|ok|hey|hi|hello|please|then|y|oye|hola|bueno|pero|ya|no|nos|les|le|me|lo|la|los|las|se|aun|todavia)$/

const isAuxiliary =
  /^(?:is|are|was|were|has|have|had|did|does|do|isnt|arent|wasnt|werent|hasnt|havent|didnt|ha|han|hemos|esta|estan|fue|fueron)$/

/** "Ya salió", "ya lo recibieron", but not "ya pagados". */
const followsYa = (tokens: Slots['tokens'], at: number): boolean =>
  /(?:^| )ya(?: (?:l[oae]s?|se|nos|les?))?$/.test(
    tokens
      .slice(Math.max(0, at - 2), at)
      .map(({ word }) => word)
      .join(' '),
  )

const isFiniteVerb = /(?:(?<![ai]d)[oó]|aron|ieron)$/i

const isOurs = /^(?:we|i|hemos|contestamos|respondimos)$/

/** In Spanish, where a noun is spelt nearly as the verb: "envió", "envío". */
const isPast = /(?:ó|aron|ieron|[ai]d[oa]s?)$/i
