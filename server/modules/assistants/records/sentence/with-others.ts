import type { UnderstoodQuestion } from '../follow-up/continued'
import type { RecordQuestion } from '../record-question'

/** "This month and last month" asks twice, as "Ridgeline and Tall Pines" does. */
export function withOthers(understood: UnderstoodQuestion): UnderstoodQuestion[] {
  const { question } = understood
  // "Which month was better, June or July" asks for two sums.
  const by =
    question.by === 'month' && question.others.some(({ period }) => period !== question.period)
      ? undefined
      : question.by
  const asked = [{ ...question, by }, ...question.others.map((other) => ({ ...question, ...other, by, others: [] }))]
  return asked
    .flatMap(ofEachOrganization)
    .flatMap(ofEachKind)
    .map((one) => ({ ...understood, question: one }))
}

/** What waits is looked for among all records that may wait. */
function ofEachKind(question: RecordQuestion): RecordQuestion[] {
  if (question.topic !== 'waiting') return [question]
  const state = question.state ?? 'waiting'
  const kinds = ['quotes', 'maintenance_quotes', 'orders', 'messages'] as const
  const each = kinds.map(
    (topic): RecordQuestion => ({
      ...question,
      ...{ topic, isOfAll: true, state: topic === 'messages' && state === 'waiting' ? 'to_answer' : state },
    }),
  )
  const isOwn = state === 'waiting'
  return isOwn ? [...each, { ...question, topic: 'due', state: 'overdue', isOfAll: true }] : each
}

/** The machines of several owners are counted at once. */
const isCompared = ({ topic, by }: RecordQuestion): boolean => topic === 'machines' && by === 'customer'

/** Records are looked up for one organization at a time. */
function ofEachOrganization(question: RecordQuestion): RecordQuestion[] {
  const organizations = question.subjects.filter(({ organizationId }) => organizationId !== undefined)
  if (organizations.length < 2 || isCompared(question)) return [question]
  const others = question.subjects.filter(({ organizationId }) => organizationId === undefined)
  const by = question.by === 'customer' ? undefined : question.by
  return organizations.map((organization) => ({ ...question, by, subjects: [...others, organization] }))
}
