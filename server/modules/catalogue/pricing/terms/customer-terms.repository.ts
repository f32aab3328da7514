import { sql } from 'kysely'
import { serves } from '../../../../access'
import type { Database, Transaction } from '../../../../db/connection'
import { listOf } from '../../../../db/list-of'

/** The operators that a dealership serves now, with what is agreed with each; version 0 if nothing is. */
const customersOf = (db: Database, dealershipId: string) =>
  db
    .selectFrom('organization as operator')
    .leftJoin('customer_terms as terms', (join) =>
      join.onRef('terms.operator_id', '=', 'operator.id').on('terms.organization_id', '=', dealershipId),
    )
    .where('operator.type', '=', 'OPERATOR')
    .where(({ ref }) => serves(sql.val(dealershipId), ref('operator.id')))
    .select(['operator.id as operator_id', 'operator.name as operator_name', 'terms.price_list_id'])
    .select(({ fn, val }) => [
      fn.coalesce('terms.pays_on_account', val(false)).as('pays_on_account'),
      fn.coalesce('terms.version', sql<number>`0`).as('version'),
    ])

export const listCustomers = (
  db: Database,
  dealershipId: string,
  { page, limit, search }: { page: number; limit: number; search: string },
) =>
  listOf(customersOf(db, dealershipId), {
    page: { page, limit },
    search: { text: search, asMeant: true, in: ['operator.name'] },
    sort: [sql`lower(operator.name)`, 'operator.id'],
  })

export const findCustomer = (db: Database, dealershipId: string, operatorId: string) =>
  customersOf(db, dealershipId).where('operator.id', '=', operatorId).executeTakeFirst()

/** @returns whether they are stored; false if somebody has changed them since `version`, undefined meaning any version */
export async function storeTerms(
  trx: Transaction,
  { dealershipId, operatorId }: { dealershipId: string; operatorId: string },
  { priceListId, paysOnAccount, version }: TermsChange,
): Promise<boolean> {
  const values = { price_list_id: priceListId, pays_on_account: paysOnAccount }
  if (!version) {
    const added = await trx
      .insertInto('customer_terms')
      .values({ organization_id: dealershipId, operator_id: operatorId, ...values })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows === 1n) return true
  }
  let change = trx
    .updateTable('customer_terms')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('organization_id', '=', dealershipId)
    .where('operator_id', '=', operatorId)
  if (version !== undefined) change = change.where('version', '=', version)
  return (await change.executeTakeFirst()).numUpdatedRows === 1n
}

export interface TermsChange {
  priceListId: string | null
  paysOnAccount: boolean
  version: number | undefined
}
