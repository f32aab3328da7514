import type { ToolInput } from '../../../record-tools/record-tool'
import type { RecordQuestion } from './record-question'

/** So many records are listed; of more, only the first ones. */
const MAX_LISTED = 10
const FIRST_LISTED = 5

/** What the tools of a question's topic are given. */
export function toInput(question: RecordQuestion, alternatives: ToolInput['words']): ToolInput {
  const { subjects, number, period, state, skip } = question
  const machines = subjects.filter(({ instanceIds }) => instanceIds !== undefined)
  const [organization] = subjects.flatMap(({ organizationId }) => organizationId ?? [])
  return {
    period,
    instanceIds: machines.length > 0 ? machines.flatMap(({ instanceIds }) => instanceIds ?? []) : undefined,
    modelIds: machines.length > 0 ? machines.flatMap(({ modelIds }) => modelIds ?? []) : undefined,
    organizationId: organization,
    number,
    // A single record is shown whatever its state is.
    state: number === undefined ? state : undefined,
    words: alternatives && alternatives.length > 0 ? alternatives : undefined,
    by: question.by,
    sort: sortOf(question),
    skip,
    limit: limitOf(question),
  }
}

/** Fewer are shown where there are more than a short list has. */
export const shortened = <Item>(items: readonly Item[], total: number, wanted: number | undefined): readonly Item[] =>
  total > MAX_LISTED && wanted === undefined ? items.slice(0, FIRST_LISTED) : items

function sortOf({ asked }: RecordQuestion): ToolInput['sort'] {
  if (asked.has('first')) return 'oldest'
  if (asked.has('largest')) return 'largest'
  return asked.has('smallest') ? 'smallest' : 'newest'
}

/** "The last order" is one, "the last orders" are several. */
function limitOf({ asked, wanted, topic, topicWords, number }: RecordQuestion): number {
  if (wanted !== undefined) return Math.min(wanted, 20)
  if (number !== undefined || topic === 'spending') return MAX_LISTED
  const isOne = asked.has('largest') || asked.has('smallest')
  const isLast = (asked.has('last') || asked.has('first')) && !topicWords.some((word) => /s$/i.test(word.trim()))
  const isOfMachines = topic === 'due' || (topic === 'hours' && !isOne)
  return (isOne || isLast) && !isOfMachines && !asked.has('count') ? 1 : MAX_LISTED
}
