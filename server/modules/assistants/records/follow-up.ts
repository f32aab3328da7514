import type { Language } from '../../../domain/text'
import { periodFor, type ReadQuestion, readQuestion, stateFor, subjectsOf } from './read-question'
import { type Knowledge, readSlots } from './read-slots'
import { isTelling } from './read-unknown'
import type { RecordQuestion, Topic } from './record-question'
import type { Slots } from './slots'
import { statesOf } from './topic-states'

/** A question as it was understood, and the words of earlier ones that it was understood by. */
export interface UnderstoodQuestion {
  question: RecordQuestion
  /** Empty if it stands on its own. */
  about: readonly string[]
  /** How many of its words are not known. */
  unknownCount: number
}

/** A longer sentence without a topic is about something else. */
const MAX_FOLLOW_UP_WORDS = 9

/** What people go on to ask about by another word: "and on filters?" */
const continuedByWords: ReadonlySet<Topic> = new Set(['spending', 'orders', 'done'])

/** Reads a question, by the one before it if it leans on that: "and last year?", "and the one before?" */
export function understandQuestion(
  text: string,
  earlier: RecordQuestion | undefined,
  language: Language,
  knowledge: Knowledge,
): UnderstoodQuestion | undefined {
  const slots = readSlots(text, language, knowledge)
  if (!slots) return undefined
  if (earlier && leansOn(earlier, slots, language)) return continued(earlier, slots, language, knowledge)
  const read = readQuestion(slots, language, knowledge)
  return read && (earlier ? withEarlier(read, earlier, slots) : { ...read, about: [] })
}

/** "And the quotes?" names a topic, and means whose was asked about before. */
function withEarlier(read: ReadQuestion, earlier: RecordQuestion, slots: Slots): UnderstoodQuestion {
  const { question } = read
  const inherits = slots.marks.has('followUp') && slots.tokens.length <= MAX_FOLLOW_UP_WORDS
  if (!inherits || question.subjects.length > 0 || question.number) return { ...read, about: [] }
  const period = question.period ?? earlier.period
  const about = [...earlier.subjects.map(({ title }) => title), ...(question.period || !period ? [] : [period.title])]
  const state =
    question.state ?? (earlier.state && statesOf(question.topic).has(earlier.state) ? earlier.state : undefined)
  const stateTitle = question.stateTitle ?? earlier.stateTitle
  return {
    question: { ...question, subjects: earlier.subjects, period, state, stateTitle },
    about: [...about, ...(state && !question.state && stateTitle ? [stateTitle] : [])],
    unknownCount: read.unknownCount,
  }
}

function leansOn(earlier: RecordQuestion, slots: Slots, language: Language): boolean {
  const { marks, tokens, unknown, period, names, states } = slots
  if (slots.named.size > 0 || marks.has('maintenance') || slots.number) return false
  if (tokens.length > MAX_FOLLOW_UP_WORDS) return false
  const telling = unknown.filter((one) => isTelling(one, language))
  if (marks.has('followUp') && telling.length > 0 && telling.length <= 3) return continuedByWords.has(earlier.topic)
  if (telling.length > 0) return false
  const says =
    period !== undefined ||
    names.length > 0 ||
    marks.has('previous') ||
    states.some((one) => statesOf(earlier.topic).has(one))
  return says && (marks.has('followUp') || marks.has('previous') || isFragment(slots))
}

/** "Last year?", "Loader 5?" */
const isFragment = ({ asked, hinted, tokens }: Slots): boolean =>
  hinted.size === 0 && tokens.length <= 4 && [...asked].every((one) => one === 'last')

function continued(
  earlier: RecordQuestion,
  slots: Slots,
  language: Language,
  { today }: Knowledge,
): UnderstoodQuestion {
  const subjects = subjectsOf(slots.names)
  const words = slots.unknown.filter((one) => isTelling(one, language)).map(({ word }) => word)
  const isBefore = slots.marks.has('previous')
  const asked = new Set(slots.period ? [...earlier.asked] : [...earlier.asked, ...slots.asked])
  if (isBefore) asked.add('last')
  const kept = [
    ...earlier.topicWords,
    ...(subjects.length > 0 ? [] : earlier.subjects.map(({ title }) => title)),
    ...(slots.period || !earlier.period ? [] : [earlier.period.title]),
    ...(words.length > 0 ? [] : earlier.words),
  ]
  return {
    question: {
      ...earlier,
      asked,
      state: stateFor(slots, earlier.topic) ?? earlier.state,
      period: periodFor(slots, earlier.topic, today) ?? earlier.period,
      subjects: subjects.length > 0 ? subjects : earlier.subjects,
      scope: slots.marks.has('fleet') ? 'fleet' : earlier.scope,
      number: undefined,
      words: words.length > 0 ? words : earlier.words,
      unknownName: undefined,
      wanted: isBefore ? 1 : (slots.wanted ?? earlier.wanted),
      skip: isBefore ? earlier.skip + 1 : 0,
    },
    about: [...new Set(kept)],
    unknownCount: words.length,
  }
}
