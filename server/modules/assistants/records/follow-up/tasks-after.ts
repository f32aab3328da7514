import { subjectsOf } from '../meaning/subjects-of'
import type { RecordQuestion } from '../record-question'
import type { Slots } from '../words/slots'
import type { UnderstoodQuestion } from './continued'
import { isShort, refersBack } from './leans-on'

const isAfter =
  /^(?:after|afterwards|next|then|following|later|coming|upcoming|despues|luego|siguientes?|siguen?|proxim[oa]s?|viene|vienen)$/

/**
 * "And what comes up after those", after tasks that are due: those that are not due yet, the next one first. Undefined for
 * any other question.
 */
export function tasksAfter(earlier: RecordQuestion | undefined, slots: Slots): UnderstoodQuestion | undefined {
  if (earlier?.topic !== 'due' || earlier.state === undefined || !isShort(slots)) return undefined
  const { marks, named, names, asked, period, number, tokens, unknown } = slots
  const isContinued = marks.has('followUp') || refersBack(slots) || names.length === 0
  const isOfTasks = [...named].every((topic) => topic === 'due' || topic === 'machines')
  const isOther = unknown.some(({ word }) => !isAfter.test(word)) || period !== undefined || number !== undefined
  if (!tokens.some(({ word }) => isAfter.test(word)) || !isContinued || !isOfTasks || isOther) return undefined
  if (asked.has('count') || asked.has('where') || asked.has('who')) return undefined
  const own = subjectsOf(names)
  const question: RecordQuestion = {
    ...earlier,
    asked: new Set(['list']),
    askedWords: new Map(),
    state: 'upcoming',
    stateTitle: undefined,
    subjects: own.length > 0 ? own : earlier.subjects,
    passed: [...earlier.passed, ...earlier.subjects],
    period: undefined,
    wanted: slots.wanted,
    skip: 0,
    others: [],
    unused: [],
  }
  return { question, about: earlier.topicWords, unknownCount: 0 }
}
