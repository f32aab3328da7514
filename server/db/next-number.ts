import type { Transaction } from './connection'

/**
 * Returns the next number of an organization's series, starting at 1 and without gaps: a number whose transaction rolls
 * back is used again. The series is locked until the transaction ends, so request the number last.
 * @param series such as `order`
 */
export async function nextNumber(trx: Transaction, organizationId: string, series: string): Promise<number> {
  const { last } = await trx
    .insertInto('number_series')
    .values({ organization_id: organizationId, series, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'series']).doUpdateSet(({ ref, eb }) => ({
        last: eb(ref('number_series.last'), '+', 1),
      })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}
