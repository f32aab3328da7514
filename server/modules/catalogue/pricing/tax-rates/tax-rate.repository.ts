import { type Selectable, sql } from 'kysely'
import type { Database, Transaction } from '../../../../db/connection'
import { listOf } from '../../../../db/list-of'
import type { TaxRate as TaxRateTable } from '../../../../db/schema'
import { storesUnique } from '../../../../db/stores-unique'
import { defaultAddress } from '../../../organizations'

export type TaxRate = Selectable<TaxRateTable>
export type TaxRateFields = Pick<TaxRate, 'country' | 'region' | 'name' | 'basis_points'>

const uniquePlace = 'tax_rate_organization_id_country_upper_idx'

export interface TaxRateFor {
  dealershipId: string
  /** Where the goods go; null where they are collected, which is at the dealership's default address. */
  address: { country: string; region: string } | null
}

export interface AppliedTaxRate {
  name: string
  /** Hundredths of a percent. */
  basisPoints: number
}

/** Returns the rate of the region, otherwise that of its whole country; undefined if the dealership has neither. */
export async function taxRateFor(
  db: Database,
  { dealershipId, address }: TaxRateFor,
): Promise<AppliedTaxRate | undefined> {
  const place = address ?? (await defaultAddress(db, dealershipId))
  if (!place) return undefined
  const rate = await db
    .selectFrom('tax_rate')
    .where('organization_id', '=', dealershipId)
    .where('country', '=', place.country)
    .where(({ fn }) => fn('upper', ['region']), 'in', [sql`''`, sql`upper(${place.region.trim()})`])
    .select(['name', 'basis_points'])
    .orderBy('region', 'desc')
    .executeTakeFirst()
  return rate && { name: rate.name, basisPoints: rate.basis_points }
}

export const listTaxRates = (db: Database, dealershipId: string, page: { page: number; limit: number }) =>
  listOf(db.selectFrom('tax_rate').where('organization_id', '=', dealershipId).selectAll(), {
    page,
    sort: ['country', 'region', 'id'],
  })

export const lockTaxRate = (trx: Transaction, dealershipId: string, id: string): Promise<TaxRate | undefined> =>
  trx
    .selectFrom('tax_rate')
    .where('organization_id', '=', dealershipId)
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()

/** @returns undefined if there is a rate for this place already */
export async function insertTaxRate(
  trx: Transaction,
  dealershipId: string,
  fields: TaxRateFields,
): Promise<TaxRate | undefined> {
  let added: TaxRate | undefined
  await storesUnique(trx, uniquePlace, async () => {
    const insert = trx.insertInto('tax_rate').values({ organization_id: dealershipId, ...fields })
    added = await insert.returningAll().executeTakeFirstOrThrow()
  })
  return added
}

/** @returns undefined if there is another rate for this place */
export async function updateTaxRate(
  trx: Transaction,
  { organization_id, id }: TaxRate,
  fields: TaxRateFields,
): Promise<TaxRate | undefined> {
  let changed: TaxRate | undefined
  await storesUnique(trx, uniquePlace, async () => {
    changed = await trx
      .updateTable('tax_rate')
      .set((eb) => ({ ...fields, version: eb('version', '+', 1) }))
      .where('organization_id', '=', organization_id)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  return changed
}

export async function deleteTaxRate(trx: Transaction, dealershipId: string, id: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('tax_rate')
    .where('organization_id', '=', dealershipId)
    .where('id', '=', id)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}
