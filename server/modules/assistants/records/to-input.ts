import type { ToolInput } from '../../../record-tools/record-tool'
import { isBestOne } from './meaning/best-one'
import { isPartNumber } from './meaning/part-number'
import type { RecordQuestion } from './record-question'

/** So many records are listed; of more, only the first ones. */
const MAX_LISTED = 10
const FIRST_LISTED = 5

/** What the tools of a question's topic are given. */
export function toInput(question: RecordQuestion, alternatives: ToolInput['words']): ToolInput {
  const { subjects, number, period, state, skip, topic } = question
  const machines = subjects.filter(({ instanceIds }) => instanceIds !== undefined)
  const organizations = subjects.flatMap(({ organizationId }) => organizationId ?? [])
  return {
    // A single record is found whenever it was made; "did it ship today" is not about its own day.
    period: number === undefined || topic === 'messages' ? period : undefined,
    datedBy: question.datedBy,
    paidBy: number === undefined ? question.paidBy : undefined,
    fields: question.fields.length > 0 ? question.fields : undefined,
    details: question.details.length > 0 ? question.details : undefined,
    instanceIds: machines.length > 0 ? machines.flatMap(({ instanceIds }) => instanceIds ?? []) : undefined,
    modelIds: machines.length > 0 ? machines.flatMap(({ modelIds }) => modelIds ?? []) : undefined,
    serialNumbers: machines.every(({ serialNumbers }) => serialNumbers)
      ? machines.flatMap(({ serialNumbers }) => serialNumbers ?? [])
      : undefined,
    organizationId: question.isWriter || organizations.length > 1 ? undefined : organizations[0],
    isDealership: subjects.some((one) => one.isDealership) || undefined,
    organizationIds: organizations.length > 1 ? organizations : undefined,
    writerId: question.isWriter ? organizations[0] : undefined,
    number,
    placedBy: question.person,
    amount: question.amount,
    // A single record is shown whatever its state is.
    state: number === undefined ? state : undefined,
    words: alternatives && alternatives.length > 0 ? alternatives : undefined,
    by: question.by,
    per: question.per,
    isLacking: question.isLacking || undefined,
    over: question.limits.over,
    under: question.limits.under,
    isPlan: question.isPlan || undefined,
    isOfReplacement: question.isOfReplacement,
    // What no list of the machine has may be described in its manuals.
    mustFit:
      (question.isGuess && machines.length > 0 && !question.words.some((word) => isPartNumber({ word }))) || undefined,
    quantity: question.quantity,
    sort: sortOf(question),
    skip,
    limit: limitOf(question),
  }
}

/** Fewer are shown where there are more than a short list has. */
export const shortened = <Item>(
  items: readonly Item[],
  total: number,
  { wanted, by }: Pick<RecordQuestion, 'wanted' | 'by'>,
): readonly Item[] =>
  total > MAX_LISTED && wanted === undefined && by !== 'month' ? items.slice(0, FIRST_LISTED) : items

/** Undefined where no order is asked for. */
function sortOf({ asked }: RecordQuestion): ToolInput['sort'] {
  if (asked.has('first')) return 'oldest'
  if (asked.has('largest')) return 'largest'
  if (asked.has('smallest')) return 'smallest'
  return asked.has('last') ? 'newest' : undefined
}

/** The months of a year, and the one that has begun. */
const MAX_MONTHS = 13

/** "Which machine is due next" */
const isOneMachine = /(?:^| )(?:machine|m[aá]quina|equipo)$/i

/** "The last order" is one, "the last orders" are several; "we bought" is no plural in Spanish ("compramos"). */
export function limitOf({
  asked,
  askedWords,
  wanted,
  topic,
  topicWords,
  number,
  skip,
  by,
  subjects,
}: RecordQuestion): number {
  if (by === 'month') return isBestOne({ by, asked, askedWords, topicWords }) ? 1 : MAX_MONTHS
  if (wanted !== undefined) return Math.min(wanted, 20)
  if (number !== undefined && skip > 0) return 1
  if (number !== undefined || topic === 'spending') return MAX_LISTED
  // Of several that are compared, each is told.
  const isOne = (asked.has('largest') || asked.has('smallest')) && subjects.length < 2
  const isTime = /(?:time|vez)$/i.test(askedWords.get('last') ?? '')
  const isLast =
    (asked.has('last') || asked.has('first')) && (isTime || !topicWords.some((word) => /(?<!mo)s$/i.test(word.trim())))
  const isNextOne =
    topic === 'due' && (asked.has('next') || asked.has('first')) && topicWords.some((word) => isOneMachine.test(word))
  if (isNextOne) return 1
  const isOfMachines = topic === 'due' || (topic === 'hours' && !isOne)
  return (isOne || isLast) && !isOfMachines && !asked.has('count') ? 1 : MAX_LISTED
}
