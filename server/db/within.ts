import { type RawBuilder, sql } from 'kysely'
import type { Period } from '../domain/period'

/** Whether a time is within a period. */
export function within(column: string, { from, until }: Period): RawBuilder<boolean> {
  const time = sql.ref(column)
  return sql<boolean>`(${from ? sql`${time} >= ${from}` : sql`true`} and ${until ? sql`${time} < ${until}` : sql`true`})`
}
