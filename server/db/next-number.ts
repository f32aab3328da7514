import type { Transaction } from './connection'

/**
 * The next number of one of an organization's series, from 1 and without a gap: it counts only if the transaction is
 * stored. Others who want one of the same series wait until then, so it is best taken last.
 * @param series what is numbered, such as `order`
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
