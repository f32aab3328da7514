import { sql } from 'kysely'
import { ratingValues } from '#contract/platform-limits'
import type { Database } from '../../../db/connection'
import type { AssistantName } from '../../../db/schema'
import type { Period } from '../feedback'
import { eachPeriod, type PeriodLength, startOf } from './each-period.repository'

export interface SummaryFilter {
  assistant: AssistantName | undefined
  period: Period
}

export interface RatingCounts {
  up: number
  down: number
}

const MAX_MANUALS = 50

export const up = sql<number>`count(*) filter (where feedback.rating = 'up')::int`
export const down = sql<number>`count(*) filter (where feedback.rating = 'down')::int`

/** Feedback with its answer, as `answer`, and its conversation. */
export function rated(db: Database, { assistant, period }: SummaryFilter) {
  let found = db
    .selectFrom('feedback')
    .innerJoin('message as answer', 'answer.id', 'feedback.message_id')
    .innerJoin('conversation', 'conversation.id', 'feedback.conversation_id')
  if (assistant) found = found.where('conversation.assistant', '=', assistant)
  if (period.from) found = found.where('feedback.created_at', '>=', period.from)
  if (period.before) found = found.where('feedback.created_at', '<', period.before)
  return found
}

/** Ratings of each week or month. */
export function countByPeriod(db: Database, filter: SummaryFilter, length: PeriodLength) {
  const counted = rated(db, filter)
    .select(startOf('feedback.created_at', length).as('start'))
    .select([up.as('up'), down.as('down')])
    .groupBy(sql`1`)
  return eachPeriod(db, sql`${counted}`, ratingValues, length)
}

/** What a rated answer quotes; the citations without a reference in its text are further reading. */
const cited = sql<{ id: string; name: string }>`(
  select distinct on (one ->> 'manualId') (one ->> 'manualId')::uuid as id, one ->> 'manualName' as name
  from jsonb_array_elements(answer.answer -> 'citations') with ordinality as citation (one, n)
  where strpos(answer.content, '[' || n || ']') > 0)`

/** The manuals that rated answers cite, those most often found not helpful first. */
export const countByManual = (db: Database, filter: SummaryFilter) =>
  rated(db, filter)
    .innerJoinLateral(cited.as('cited'), (join) => join.onTrue())
    .leftJoin('manual', 'manual.id', 'cited.id')
    .leftJoin('machine', 'machine.id', 'manual.machine_id')
    .groupBy('cited.id')
    .select('cited.id as manual_id')
    .select(sql<string>`coalesce(max(manual.display_name), max(cited.name))`.as('manual_name'))
    .select(sql<string | null>`max(machine.brand_name || ' ' || machine.model)`.as('machine'))
    .select([up.as('up'), down.as('down')])
    .orderBy('down', 'desc')
    .orderBy('up', 'desc')
    .orderBy('cited.id')
    .limit(MAX_MANUALS)
    .execute()

/** Of answers that cite no manual: refusals, greetings, and what comes from records. */
export const countUncited = (db: Database, filter: SummaryFilter): Promise<RatingCounts> =>
  rated(db, filter)
    .where(({ not, exists }) => not(exists(cited)))
    .select([up.as('up'), down.as('down')])
    .executeTakeFirstOrThrow()
