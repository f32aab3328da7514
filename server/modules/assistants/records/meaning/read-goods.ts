import type { Language } from '../../../../domain/text'
import { isGlossaryWord } from '../../../../languages/glossary/glossary'
import type { Knowledge } from '../words/read-slots'
import { MAX_PART_WORDS, readUnknown, withoutFunctionWords } from '../words/read-unknown'
import type { Slots } from '../words/slots'
import { asksWhether } from './asks-whether'
import { isPartNumber } from './part-number'
import type { ReadQuestion } from './read-question'
import { toQuestion } from './to-question'

/**
 * "Where is my engine block", "is the thermostat here yet": what belongs to the asker, or is waited for, may be on its way, and
 * is an order's if one has it. All that is said of it has to be understood: "is the brake coming loose" is none of an order.
 */
export function readGoods(slots: Slots, language: Language, { today }: Knowledge): ReadQuestion | undefined {
  const { hinted, named, names, fields, unknown } = slots
  if (!(isOnesGoods(slots) || isAwaited(slots))) return undefined
  if (hinted.size + named.size + names.length + fields.size > 0) return undefined
  const read = withoutFunctionWords(readUnknown(slots, 'orders', language), language)
  const words = read.words.filter((word) => isGlossaryWord(word, language) || isPartNumber({ word }))
  const left = read.words.filter((word) => !words.includes(word) && !saysWhat.test(word))
  if (words.length === 0 || words.length > MAX_PART_WORDS || left.length > 0) return undefined
  if (read.unknownName !== undefined) return undefined
  const unused = read.unused.filter((word) => !saysWhat.test(word))
  const question = toQuestion(slots, 'orders', { ...read, words, unused, today })
  return question.topic === 'orders'
    ? { question: { ...question, isGuess: true }, unknownCount: unknown.length }
    : undefined
}

function isOnesGoods({ marks, asked, unknown, tokens }: Slots): boolean {
  const [first] = unknown
  const isOnes = first !== undefined && /^(?:my|our|mi|mis|nuestr[oa]s?)$/.test(tokens[first.position - 1]?.word ?? '')
  return isOnes && !marks.has('doneVerbs') && (asked.has('where') || asked.has('when'))
}

/** What is asked for is expected: a machine has nothing "on the way", and what "comes slowly" has arrived. */
function isAwaited(slots: Slots): boolean {
  const { asked, details, marks, tokens } = slots
  if (details.includes('reason') || marks.has('reason')) return false
  const text = tokens.map(({ word }) => word).join(' ')
  if (ofWaiting.test(text)) return true
  if (asked.has('when') || /^whens /.test(text)) return ofComing.test(text)
  return asksWhether(slots) && ofArriving.test(text)
}

const saysWhat = /^(?:holdup|delay|news|updates?|demora|retraso|noticias|novedad(?:es)?)$/

const ofWaiting =
  /(?:^| )(?:waiting (?:on|for)|(?:holdup|hold up|delay) (?:on|with|for)|(?:news|updates?) (?:on|of|about|for)|(?:demora|retraso) (?:con|de|del)|(?:noticias|novedad(?:es)?) (?:de|del|sobre)) /

const day = '(?: (?:yet|today|tomorrow|this week|next week|hoy|manana))?'

const ofComing = new RegExp(`(?: (?:coming|arriving|come|arrive|coming in|come in)${day}$)|(?:^| )(?:llegan?|vienen?) `)

const ofArriving = new RegExp(` (?:here|in|arrived|come|come in|coming|shown up)${day}$| yet$`)
