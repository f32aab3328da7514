import { type Expression, sql } from 'kysely'

/**
 * Whether a stored moment is not after one that was read before. The database has microseconds, a `Date` milliseconds:
 * without the difference, what happened in the last millisecond would be later than itself.
 */
export const happenedBy = (stored: Expression<Date>, moment: Date) =>
  sql<boolean>`date_trunc('milliseconds', ${stored}) <= ${moment}`
