import type { Day } from '../../../../domain/day'
import type { Language } from '../../../../domain/text'
import { isGlossaryWord } from '../../../../languages/glossary/glossary'
import { isSales, type RecordQuestion, type Topic } from '../record-question'
import { isFunctionWord } from '../words/function-words'
import type { Knowledge } from '../words/read-slots'
import { MAX_PART_WORDS, readUnknown, type UnknownRead, withoutFunctionWords } from '../words/read-unknown'
import { namesMachine, type Slots } from '../words/slots'
import { isTelling } from '../words/strangers'
import { topicOfFields } from './asked-fields'
import { isGuessOfPart } from './asks-for-part'
import { withBareNumber } from './bare-number'
import { chooseTopic } from './choose-topic'
import { isAboutRecords } from './is-about-records'
import { namedTopics } from './named-topics'
import { isPartNumber } from './part-number'
import { readGoods } from './read-goods'
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
