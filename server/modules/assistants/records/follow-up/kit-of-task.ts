import { subjectsOf } from '../meaning/subjects-of'
import type { RecordQuestion } from '../record-question'
import type { Slots } from '../words/slots'
import { chosenRecords } from './chosen-records'
import type { UnderstoodQuestion } from './continued'
import { isShort } from './leans-on'
import { asksWhatGoesIn, isKit, isNeed, isPart } from './what-goes-in'

/**
 * "Which parts do I need for the first one", after tasks that are due: the kit of the task that is meant. Undefined for any
 * other question.
 * @param read the question by itself, if it can be understood
 */
export function kitOfTask(
  earlier: RecordQuestion | undefined,
  slots: Slots,
  read: RecordQuestion | undefined,
): UnderstoodQuestion | undefined {
  if (earlier?.topic !== 'due' || !isShort(slots)) return undefined
  const isNeeding = slots.tokens.some(isPart) && slots.tokens.some(isNeed)
  const asksForKit = slots.marks.has('needed') || isNeeding || slots.tokens.some(isKit) || read?.topic === 'kits'
  const isNaming = slots.unknown.some((one) => !isKit(one))
  const isOwn = isNaming || slots.marks.has('maintenance')
  const named = subjectsOf(slots.names)
  const subjects = named.length > 0 ? named : earlier.subjects
  if (!asksForKit || asksWhatGoesIn(slots) || isOwn || slots.number || slots.period) return undefined
  const question: RecordQuestion = {
    ...earlier,
    topic: 'kits',
    subjects,
    asked: new Set(),
    askedWords: new Map(),
    state: undefined,
    stateTitle: undefined,
    by: undefined,
    period: undefined,
    words: [],
    wanted: undefined,
    skip: 0,
    ofRecord: { ...earlier, ...chosenRecords(earlier, slots), subjects },
    others: [],
    unused: [],
  }
  return { question, about: earlier.topicWords, unknownCount: 0 }
}
