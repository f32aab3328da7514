import type { Day } from '../../../../domain/day'
import type { Language } from '../../../../domain/text'
import { isHappening } from '../../../../record-tools/fields'
import { isGlossaryWord } from '../../finding/languages/glossary/glossary'
import { isSales, type RecordQuestion, type Topic } from '../record-question'
import { isFunctionWord } from '../words/function-words'
import type { Knowledge } from '../words/read-slots'
import { readUnknown, type UnknownRead } from '../words/read-unknown'
import { namesMachine, type Slots } from '../words/slots'
import { isTelling } from '../words/strangers'
import { topicOfFields } from './asked-fields'
import { isGuessOfPart } from './asks-for-part'
import { asksWhether } from './asks-whether'
import { chooseTopic } from './choose-topic'
import { isAboutRecords } from './is-about-records'
import { namedTopics } from './named-topics'
import { isPartNumber } from './part-number'
import { toQuestion } from './to-question'

/** A question with how well its language has it, to compare the readings in several languages. */
export interface ReadQuestion {
  question: RecordQuestion
  /** How many of its words are not known. */
  unknownCount: number
}

/** Reads a question about records; undefined for any other question. */
export function readQuestion(typed: Slots, language: Language, knowledge: Knowledge): ReadQuestion | undefined {
  const slots = withBareNumber(withWordsOfTrade({ ...typed, named: namedTopics(typed) }, language))
  const code = codeOf(slots, language)
  const topic = chooseTopic(slots) ?? (code && 'orders')
  if (!topic) return readGoods(slots, language, knowledge)
  const ofCode = code && (topic === 'spending' ? 'orders' : topic)
  if (ofCode && hasCodes.has(ofCode)) return readWithCode(slots, code, { topic: ofCode, today: knowledge.today })
  const unknown = readUnknown(slots, topic, language)
  if (isGuessOfPart(slots, topic) && unknown.words.length > 0)
    return readPart(slots, topic, unknown, { language, today: knowledge.today })
  if (!isAboutRecords(slots, { topic, ...unknown }, language)) return undefined
  return {
    question: toQuestion(slots, topic, { ...withoutFunctionWords(unknown, language), today: knowledge.today }),
    unknownCount: slots.unknown.length,
  }
}

/** A word for a field that is one of the trade asks for none where no organization and no order is asked about. */
function withWordsOfTrade(slots: Slots, language: Language): Slots {
  const words = slots.fieldWords.filter(({ word }) => isGlossaryWord(word, language))
  const isOfSales = [...slots.named, ...slots.hinted].some((topic) => isSales.has(topic)) || slots.number !== undefined
  if (words.length === 0 || isOfSales || topicOfFields(slots)) return slots
  return { ...slots, unknown: [...slots.unknown, ...words].toSorted((one, other) => one.position - other.position) }
}

/**
 * "Did the filters from 1048 go out", "the chargeback on 1023": a figure behind a preposition, where it is asked what became
 * of an order. One that money or pieces are asked for is none.
 */
function withBareNumber(slots: Slots): Slots {
  const { asked, named, hinted, details, marks, tokens, unknown, number } = slots
  const isOfEvents =
    (marks.has('rest') && marks.has('own')) ||
    [...named, ...hinted].some((topic) => isOfOrders.has(topic)) ||
    details.some((one) => isHappening(one) || one === 'rest')
  const isOfSums = asked.has('sum') || named.has('spending') || hinted.has('spending')
  const found = unknown.find(
    ({ word, position }) =>
      /^\d{4,6}$/.test(word) &&
      !/^20[2-3]\d$/.test(word) &&
      !isUnit.test(tokens[position + 1]?.word ?? '') &&
      isBeforeOrder.test(
        tokens
          .slice(0, position)
          .map((one) => one.word)
          .join(' '),
      ),
  )
  if (number || !isOfEvents || isOfSums || !found) return slots
  return {
    ...slots,
    number: { number: `SO-${found.word}`, topic: 'orders' },
    unknown: unknown.filter((one) => one !== found),
  }
}

/** What is asked of them may be asked of an order by its number. */
const isOfOrders: ReadonlySet<Topic> = new Set(['disputes', 'refunds', 'messages'])

const isBeforeOrder = /(?:^| )(?:from|on|of|about|for|del|de la|sobre el|sobre la|en el|en la|al)(?: the)?$/

const isUnit = /^(?:h|hrs?|hours?|horas?|km|miles|rpm|psi|bar|nm|mm|kg|lbs?|usd|dollars?|d[oó]lares|euros?)$/

/**
 * "Where is my engine block", "is the thermostat here yet": what belongs to the asker, or is waited for, may be on its way, and
 * is an order's if one has it.
 */
function readGoods(slots: Slots, language: Language, { today }: Knowledge): ReadQuestion | undefined {
  const { marks, asked, hinted, named, names, fields, unknown, tokens, states } = slots
  const [first] = unknown
  const isOnes = first !== undefined && /^(?:my|our|mi|mis|nuestr[oa]s?)$/.test(tokens[first.position - 1]?.word ?? '')
  const isAsked = isOnes && !marks.has('doneVerbs') && (asked.has('where') || asked.has('when'))
  const isQuestion = asked.size > 0 || asksWhether(slots) || /^(?:any|hay|ya)$/.test(tokens[0]?.word ?? '')
  const isAwaited = isQuestion && (states.includes('waiting') || tokens.some(isOfArrival))
  if (!(isAsked || isAwaited) || hinted.size + named.size + names.length + fields.size > 0) return undefined
  const read = withoutFunctionWords(readUnknown(slots, 'orders', language), language)
  const words = read.words.filter((word) => isGlossaryWord(word, language) || isPartNumber({ word }))
  const isLeft = (word: string) => !words.includes(word) && !ofArrival.test(word)
  const unused = [...read.unused, ...read.words].filter(isLeft)
  if (words.length === 0 || words.length > MAX_PART_WORDS || read.unknownName !== undefined) return undefined
  const question = toQuestion(slots, 'orders', { ...read, words, unused, today })
  return question.topic === 'orders'
    ? { question: { ...question, isGuess: true }, unknownCount: unknown.length }
    : undefined
}

/** "Is it coming", but not what comes out of a hose. */
const isOfArrival = ({ word }: { word: string }, at: number, tokens: Slots['tokens']): boolean =>
  ofArrival.test(word) &&
  !(/^com/.test(word) && /^(?:out|off|up|down|through|from|to|on)$/.test(tokens[at + 1]?.word ?? ''))

const ofArrival =
  /^(?:here|yet|coming|comes?|arriv(?:e[sd]?|ing)|delay(?:ed)?|holdup|waiting|news|updates?|llega(?:n|do|ron|ra|ran)?|llego|vienen?|demora|retraso|noticias|novedad(?:es)?|esperando)$/

/** A part that may be meant; its number says all. */
function readPart(
  slots: Slots,
  topic: Topic,
  unknown: UnknownRead,
  { language, today }: { language: Language; today: Day },
): ReadQuestion | undefined {
  const read = withoutFunctionWords(unknown, language)
  const numbers = read.words.filter((word) => isPartNumber({ word }))
  const words = numbers.length > 0 ? numbers : read.words
  if (read.unknownName !== undefined || words.length > MAX_PART_WORDS) return undefined
  // "The oil filter 320-07309" only says what the number is.
  const isLeft = (word: string) => !words.includes(word) && !isGlossaryWord(word, language)
  const unused = [...read.unused, ...read.words.filter(isLeft)]
  const question = toQuestion(slots, topic, { ...read, words, unused, today })
  return { question: { ...question, isGuess: true }, unknownCount: slots.unknown.length }
}

const MAX_PART_WORDS = 5

/** No record is looked up by them: "what comes after the 500 h service". */
function withoutFunctionWords(unknown: UnknownRead, language: Language): UnknownRead {
  const isFunction = (word: string) => isFunctionWord(word, language)
  return {
    ...unknown,
    words: unknown.words.filter((word) => !isFunction(word)),
    unused: [...new Set([...unknown.unused, ...unknown.words.filter(isFunction)])],
  }
}

/** Topics whose records are also found by the number of a purchase. */
export const hasCodes: ReadonlySet<Topic> = new Set([
  'orders',
  'invoices',
  'credit_notes',
  'refunds',
  'returns',
  'payments',
  'messages',
])

/** The number of a purchase or a parcel is found as that of an order is; without a topic it may also be none. */
function readWithCode(slots: Slots, code: string, { topic, today }: { topic: Topic; today: Day }): ReadQuestion {
  const question = toQuestion({ ...slots, number: { number: code, topic: 'orders' } }, topic, {
    words: [],
    optionalWords: [],
    unknownName: undefined,
    unused: [],
    today,
  })
  const isGuess = chooseTopic(slots) === undefined
  return { question: { ...question, number: code, isGuess }, unknownCount: 0 }
}

/** A word of letters and figures that is all that is not understood: "TP-118". */
export function codeOf(slots: Slots, language: Language): string | undefined {
  const [only, ...others] = slots.unknown.filter(
    (one) => isTelling(one, language) && !isFunctionWord(one.word, language),
  )
  if (!only || others.length > 0 || slots.number || namesMachine(slots)) return undefined
  if (/\d/.test(only.word) && /[a-z]/.test(only.word)) return only.typed
  // "The first parcel of 1048"
  const isOrder = slots.named.has('orders') || slots.hinted.has('orders')
  return isOrder && /^\d{4,6}$/.test(only.word) && !/^20[2-3]\d$/.test(only.word) ? `SO-${only.word}` : undefined
}
