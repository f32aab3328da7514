import type { Selectable } from 'kysely'
import type { Database, Transaction } from '../../../db/connection'
import { listOf } from '../../../db/list-of'
import type { StockLocation as StockLocationTable } from '../../../db/schema'
import { storesUnique } from '../../../db/stores-unique'

export type StockLocation = Selectable<StockLocationTable>

/** The index on names. */
const uniqueName = 'stock_location_organization_id_lower_idx'

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

/** The default location first, then by name. */
export const listLocations = (db: Database, dealershipId: string, page: { page: number; limit: number }) =>
  listOf(db.selectFrom('stock_location').where('organization_id', '=', dealershipId).selectAll(), {
    page,
    sort: [['is_default', 'desc'], 'name', 'id'],
  })

export const findLocation = (db: Database, id: string): Promise<StockLocation | undefined> =>
  db.selectFrom('stock_location').where('id', '=', id).selectAll().executeTakeFirst()

/** Prevents a location from being closed until the transaction ends. @returns undefined if there is none that is open */
export const lockOpenLocation = (
  trx: Transaction,
  dealershipId: string,
  id: string,
): Promise<StockLocation | undefined> =>
  trx
    .selectFrom('stock_location')
    .where('organization_id', '=', dealershipId)
    .where('id', '=', id)
    .where('is_active', '=', true)
    .selectAll()
    .forShare()
    .executeTakeFirst()

/** Locks all locations of a dealership, as one of them is the default. */
export const lockLocations = (trx: Transaction, dealershipId: string): Promise<StockLocation[]> =>
  trx
    .selectFrom('stock_location')
    .where('organization_id', '=', dealershipId)
    .orderBy('id')
    .selectAll()
    .forUpdate()
    .execute()

/** @returns undefined if the name is taken */
export async function insertLocation(
  trx: Transaction,
  location: { dealershipId: string; name: string; isDefault: boolean },
): Promise<StockLocation | undefined> {
  let added: StockLocation | undefined
  await storesUnique(trx, uniqueName, async () => {
    added = await trx
      .insertInto('stock_location')
      .values({ organization_id: location.dealershipId, name: location.name, is_default: location.isDefault })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  return added
}

/** @returns undefined if the name is taken */
export async function updateLocation(
  trx: Transaction,
  { organization_id, id }: Pick<StockLocation, 'organization_id' | 'id'>,
  change: Partial<Pick<StockLocation, 'name' | 'is_default' | 'is_active'>>,
): Promise<StockLocation | undefined> {
  let changed: StockLocation | undefined
  await storesUnique(trx, uniqueName, async () => {
    changed = await trx
      .updateTable('stock_location')
      .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
      .where('organization_id', '=', organization_id)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  return changed
}

export async function hasGoods(
  trx: Transaction,
  { organization_id, id }: Pick<StockLocation, 'organization_id' | 'id'>,
): Promise<boolean> {
  const found = await trx
    .selectFrom('stock_level')
    .where('organization_id', '=', organization_id)
    .where('location_id', '=', id)
    .where('on_hand', '>', 0)
    .select('part_id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
