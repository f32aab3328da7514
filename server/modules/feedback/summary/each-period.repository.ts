import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/connection'

export type PeriodLength = 'week' | 'month'

const MAX_PERIODS = 60

/** The first day of the week or month of a time, in UTC. */
export const startOf = (time: string, length: PeriodLength): RawBuilder<Date> =>
  sql<Date>`date_trunc(${length}::text, ${sql.ref(time)} at time zone 'UTC')`

/**
 * Each week or month from the first to the last that was counted, the latest 60 at most, oldest first.
 * @param counted rows with the `start` of a period and the figures; a period without a row has zeros
 */
export async function eachPeriod<Figure extends string>(
  db: Database,
  counted: RawBuilder<unknown>,
  figures: readonly Figure[],
  length: PeriodLength,
): Promise<({ from: string } & Record<Figure, number>)[]> {
  const filled = figures.map((name) => sql`coalesce(${sql.ref(`counted.${name}`)}, 0) as ${sql.ref(name)}`)
  const { rows } = await sql<{ from: string } & Record<Figure, number>>`
    with counted as (${counted})
    select to_char(period.start, 'YYYY-MM-DD') as "from", ${sql.join(filled)}
    from generate_series(
      (select min(start) from counted), (select max(start) from counted), ('1 ' || ${length}::text)::interval
    ) as period (start)
    left join counted on counted.start = period.start
    order by period.start desc limit ${MAX_PERIODS}`.execute(db)
  return rows.toReversed()
}
