import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import type { AssistantName } from '../../../db/schema'
import type { Period } from '../feedback'

export interface SummaryFilter {
  assistant: AssistantName | undefined
  period: Period
}

interface RatingCounts {
  up: number
  down: number
}

export type PeriodLength = 'week' | 'month'

const MAX_PERIODS = 60
const MAX_MANUALS = 50

const up = sql<number>`count(*) filter (where feedback.rating = 'up')::int`
const down = sql<number>`count(*) filter (where feedback.rating = 'down')::int`

function rated(db: Database, { assistant, period }: SummaryFilter) {
  let found = db
    .selectFrom('feedback')
    .innerJoin('message as answer', 'answer.id', 'feedback.message_id')
    .innerJoin('conversation', 'conversation.id', 'feedback.conversation_id')
  if (assistant) found = found.where('conversation.assistant', '=', assistant)
  if (period.from) found = found.where('feedback.created_at', '>=', period.from)
  if (period.before) found = found.where('feedback.created_at', '<', period.before)
  return found
}

/** Each week or month from the first to the last with feedback, oldest first; `from` is its first day in UTC. */
export async function countByPeriod(
  db: Database,
  filter: SummaryFilter,
  length: PeriodLength,
): Promise<(RatingCounts & { from: string })[]> {
  const counted = rated(db, filter)
    .select(sql<Date>`date_trunc(${length}::text, feedback.created_at at time zone 'UTC')`.as('start'))
    .select([up.as('up'), down.as('down')])
    .groupBy(sql`1`)
  const { rows } = await sql<RatingCounts & { from: string }>`
    with counted as (${counted})
    select to_char(period.start, 'YYYY-MM-DD') as "from", coalesce(counted.up, 0) as up, coalesce(counted.down, 0) as down
    from generate_series(
      (select min(start) from counted), (select max(start) from counted), ('1 ' || ${length}::text)::interval
    ) as period (start)
    left join counted on counted.start = period.start
    order by period.start desc limit ${MAX_PERIODS}`.execute(db)
  return rows.toReversed()
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
