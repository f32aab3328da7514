import { sql } from 'kysely'
import type { Day } from '../../../domain/day'

/** The day of a completion; null where it is unknown, as its own column must have one. */
export const doneOn = sql<Day | null>`case when not completion.is_day_unknown then completion.done_on::text end`.as(
  'on',
)
