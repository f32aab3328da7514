import type { Transaction } from '../../../db/connection'

/** @returns the id of a dealership's default location, which is created if it has none */
export async function findDefaultLocation(trx: Transaction, dealershipId: string): Promise<string> {
  await trx
    .insertInto('stock_location')
    .values({ organization_id: dealershipId, name: 'Main store', is_default: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await trx
    .selectFrom('stock_location')
    .where('organization_id', '=', dealershipId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}
