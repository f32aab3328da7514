import type { Caller } from '../../../../access/caller'
import type { RecordQuestion, State } from '../record-question'
import { choosesOne } from '../words/slots'

/** What quotes of parts and of maintenance both may be. */
const shared: ReadonlySet<State> = new Set([
  ...([
    'draft',
    'open',
    'waiting',
    'awaiting_answer',
    'unsent',
    'accepted',
    'declined',
    'expired',
    'withdrawn',
  ] as const),
])

/**
 * "Quotes in draft" are quotes of parts and of maintenance: the question for the other kind, of which nothing is said if there
 * are none; undefined where one kind alone is meant.
 */
export function ofOtherKind(question: RecordQuestion, { organization }: Caller): RecordQuestion | undefined {
  const { topic, state, number, words, unknownName, asked, skip, wanted, isOfAll, ofRecord } = question
  if (topic !== 'quotes' || state === undefined || !shared.has(state) || isOfAll || ofRecord) return undefined
  // A dealership has nothing of maintenance to answer: it drafts.
  if (state === 'waiting' && organization?.type !== 'OPERATOR') return undefined
  const isOne = number !== undefined || wanted !== undefined || skip > 0 || choosesOne({ asked })
  const isNamed = words.length > 0 || unknownName !== undefined
  const isSummed = asked.has('sum') || asked.has('average') || question.compares !== undefined
  if (isOne || isNamed || isSummed) return undefined
  return { ...question, topic: 'maintenance_quotes', isOfAll: true, others: [], unused: [] }
}
