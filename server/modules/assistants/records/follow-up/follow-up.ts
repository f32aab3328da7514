import type { Language } from '../../../../domain/text'
import { asksPermission, recordWordsOf } from '../meaning/asks-permission'
import { isPlaceOfIt } from '../meaning/of-it'
import { hasCodes, type ReadQuestion, readQuestion } from '../meaning/read-question'
import { statesOf } from '../meaning/topic-states'
import { isSales, type RecordQuestion, type Topic } from '../record-question'
import { type Knowledge, readSlots } from '../words/read-slots'
import type { Slots } from '../words/slots'
import { continued, type UnderstoodQuestion } from './continued'
import { kitOfTask } from './kit-of-task'
import { isShort, leansOn, refersBack, saysNoPlace } from './leans-on'
import { meantSubjects } from './meant-subjects'
import { tasksAfter } from './tasks-after'

/**
 * Reads a question, by those before it if it leans on them: "and last year?", "and the one before?", "who placed it?"
 * @param earlier what was asked right before, several questions where several were asked at once
 */
export function understandQuestion(
  text: string,
  earlier: readonly RecordQuestion[],
  language: Language,
  knowledge: Knowledge,
): readonly UnderstoodQuestion[] {
  const typed = readSlots(text, language, knowledge)
  const slots = typed && asksPermission(text) ? recordWordsOf(typed) : typed
  if (!slots) return []
  const read = readQuestion(slots, language, knowledge)
  const ofTask = kitOfTask(earlier.at(-1), slots, read?.question)
  if (ofTask) return [ofTask]
  const after = tasksAfter(earlier.at(-1), slots)
  if (after) return [after]
  const leaning = earlier.filter((one) => leansOn(one, slots, read !== undefined, language))
  if (leaning.length > 0)
    return distinct(meant(leaning, slots).map((one) => continued(one, slots, language, knowledge)))
  const last = earlier.at(-1)
  return read ? [last ? withEarlier(read, last, slots) : { ...read, about: [] }] : []
}

/** What comes before something comes before the last that was asked about. */
const meant = (earlier: readonly RecordQuestion[], { marks }: Slots): readonly RecordQuestion[] =>
  marks.has('previous') || marks.has('periodBefore') ? earlier.slice(-1) : earlier

/** What became the same question by what replaced the difference is asked once. */
function distinct(all: readonly UnderstoodQuestion[]): readonly UnderstoodQuestion[] {
  const keyOf = ({ question }: UnderstoodQuestion) =>
    JSON.stringify({ ...question, asked: [], askedWords: [], topicWords: [], stateTitle: '' })
  return [...new Map(all.map((one) => [keyOf(one), one])).values()]
}

/** "And the quotes?" names a topic, and means whose was asked about before; "its invoice" means the order's. */
function withEarlier(read: ReadQuestion, earlier: RecordQuestion, slots: Slots): UnderstoodQuestion {
  const { question } = read
  const isContinued = slots.marks.has('followUp') && isShort(slots)
  const isOwn = question.subjects.length > 0 || question.number !== undefined
  // "The total of the quote for the pistons, and until when is it good": what it names is meant by "it".
  const isOfOwn = question.words.length > 0 && isSales.has(question.topic)
  // "Which machine has the most hours, and where is it": hours have no place.
  const isPlaceOfFound = isPlaceOfIt(slots) && saysNoPlace.has(earlier.topic)
  const isMeant = isContinued || isPlaceOfFound || (refersBack(slots) && question.period === undefined && !isOfOwn)
  if (isOwn || (question.scope === 'fleet' && !isContinued) || !(isMeant || asksWhich(slots)))
    return { ...read, about: [] }
  const subjects = meantSubjects(earlier, slots)
  const isRecord = meansRecord(read, earlier, slots)
  const number = isRecord ? earlier.number : undefined
  const isFound = isRecord ? number === undefined : (refersBack(slots) || isPlaceOfFound) && subjects.length === 0
  const ofRecord = isFound ? earlier : undefined
  const period = question.period ?? (isContinued ? earlier.period : undefined)
  const isOfState = isContinued && earlier.state && statesOf(question.topic).has(earlier.state)
  const state = question.state ?? (isOfState ? earlier.state : undefined)
  const stateTitle = question.stateTitle ?? earlier.stateTitle
  // "What does the 1000 hour service include? Is it due?"
  const isOfTask = isTaskOrKit.has(earlier.topic) && isTaskOrKit.has(question.topic) && refersBack(slots)
  const words = isOfTask && question.words.length === 0 ? earlier.words : question.words
  const about = [
    ...(number ? [number] : []),
    ...(ofRecord?.topicWords ?? []),
    ...subjects.map(({ title }) => title),
    ...(question.period || !period ? [] : [period.title]),
    ...(state && !question.state && stateTitle ? [stateTitle] : []),
  ]
  return {
    question: { ...question, subjects, number, ofRecord, period, state, stateTitle, words },
    about,
    unknownCount: read.unknownCount,
  }
}

const isTaskOrKit: ReadonlySet<Topic> = new Set(['due', 'done', 'kits'])

/** Whether the record that was asked about is meant, by whose number those of the other topic are found, too. */
function meansRecord({ question }: ReadQuestion, earlier: RecordQuestion, slots: Slots): boolean {
  const { marks, names, period } = slots
  const isOfOrder = hasCodes.has(earlier.topic) || earlier.topic === 'disputes'
  const isFound = hasCodes.has(question.topic) && isOfOrder && question.words.length === 0
  const isMeant = marks.has('meansOne') || marks.has('followUp') || asksWhich(slots)
  return isFound && isMeant && names.length === 0 && period === undefined
}

/** "About which order?" names one by its kind alone. */
function asksWhich({ asked, askedWords, topicWords, marks, names, period, states, unknown }: Slots): boolean {
  const isBare = [names, states, unknown].every(({ length }) => length === 0) && period === undefined
  const isOne = topicWords.length === 1 && !/s$/i.test(topicWords[0] ?? '')
  const isWhich = asked.size === 1 && /^(?:which|what|qu[eé]|cu[aá]l)$/i.test(askedWords.get('which') ?? '')
  return isBare && isOne && isWhich && !marks.has('own') && !marks.has('fleet')
}
