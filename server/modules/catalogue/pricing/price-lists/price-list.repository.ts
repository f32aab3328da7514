import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../../../db/connection'
import { listOf } from '../../../../db/list-of'
import type { DB } from '../../../../db/schema'
import { storesUnique } from '../../../../db/stores-unique'
import type { QuantityPrice } from '../price'

export interface PriceListKey {
  dealershipId: string
  id: string
}

type Page = { page: number; limit: number }

const uniqueName = 'price_list_organization_id_lower_idx'

const counts = (eb: ExpressionBuilder<DB, 'price_list'>) => [
  eb
    .selectFrom('price_list_entry')
    .whereRef('price_list_entry.organization_id', '=', 'price_list.organization_id')
    .whereRef('price_list_entry.price_list_id', '=', 'price_list.id')
    .select(sql<number>`count(*)`.as('count'))
    .$asScalar()
    .$notNull()
    .as('entries'),
  eb
    .selectFrom('customer_terms')
    .whereRef('customer_terms.organization_id', '=', 'price_list.organization_id')
    .whereRef('customer_terms.price_list_id', '=', 'price_list.id')
    .select(sql<number>`count(*)`.as('count'))
    .$asScalar()
    .$notNull()
    .as('customers'),
]

const listsOf = (db: Database, dealershipId: string) =>
  db
    .selectFrom('price_list')
    .where('price_list.organization_id', '=', dealershipId)
    .select(['price_list.id', 'price_list.version', 'price_list.name'])
    .select(counts)

export const listPriceLists = (db: Database, dealershipId: string, page: Page) =>
  listOf(listsOf(db, dealershipId), { page, sort: [sql`lower(name)`, 'price_list.id'] })

export const findPriceList = (db: Database, { dealershipId, id }: PriceListKey) =>
  listsOf(db, dealershipId).where('price_list.id', '=', id).executeTakeFirst()

/** Locks a price list against deletion and other changes. */
export const lockPriceList = (trx: Transaction, { dealershipId, id }: PriceListKey) =>
  trx
    .selectFrom('price_list')
    .where('organization_id', '=', dealershipId)
    .where('id', '=', id)
    .select(['id', 'name', 'version'])
    .forNoKeyUpdate()
    .executeTakeFirst()

/** @returns undefined if another list has this name */
export async function insertPriceList(
  trx: Transaction,
  dealershipId: string,
  name: string,
): Promise<string | undefined> {
  let id: string | undefined
  await storesUnique(trx, uniqueName, async () => {
    const insert = trx.insertInto('price_list').values({ organization_id: dealershipId, name })
    id = (await insert.returning('id').executeTakeFirstOrThrow()).id
  })
  return id
}

/** @returns whether the name was free */
export const renamePriceList = (trx: Transaction, { dealershipId, id }: PriceListKey, name: string): Promise<boolean> =>
  storesUnique(trx, uniqueName, () =>
    trx
      .updateTable('price_list')
      .set((eb) => ({ name, version: eb('version', '+', 1) }))
      .where('organization_id', '=', dealershipId)
      .where('id', '=', id)
      .execute(),
  )

export async function deletePriceList(trx: Transaction, { dealershipId, id }: PriceListKey): Promise<void> {
  await trx.deleteFrom('price_list').where('organization_id', '=', dealershipId).where('id', '=', id).execute()
}

export const listEntries = (db: Database, { dealershipId, id }: PriceListKey, page: Page, search: string) =>
  listOf(
    db
      .selectFrom('price_list_entry as entry')
      .innerJoin('catalogue_part as part', (join) =>
        join.onRef('part.organization_id', '=', 'entry.organization_id').onRef('part.id', '=', 'entry.part_id'),
      )
      .where('entry.organization_id', '=', dealershipId)
      .where('entry.price_list_id', '=', id)
      .select(['part.id as part_id', 'part.part_number', 'part.description'])
      .select(['entry.min_quantity', 'entry.cost_amount as amount']),
    {
      page,
      search: { text: search, in: ['part.part_number', 'part.description'] },
      sort: ['part.part_number', 'part.id', 'entry.min_quantity'],
    },
  )

/** Locks a part, so that of two who set its prices one waits for the other. */
export const lockPart = (trx: Transaction, dealershipId: string, partId: string) =>
  trx
    .selectFrom('catalogue_part')
    .where('organization_id', '=', dealershipId)
    .where('id', '=', partId)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function replaceBreaks(
  trx: Transaction,
  { dealershipId, partId }: { dealershipId: string; partId: string },
  prices: readonly QuantityPrice[],
): Promise<void> {
  await trx
    .deleteFrom('price_break')
    .where('organization_id', '=', dealershipId)
    .where('part_id', '=', partId)
    .execute()
  const rows = prices.map(({ minQuantity, amount }) => ({
    ...{ organization_id: dealershipId, part_id: partId },
    ...{ min_quantity: minQuantity, cost_amount: amount },
  }))
  if (rows.length > 0) await trx.insertInto('price_break').values(rows).execute()
}

export async function replaceEntries(
  trx: Transaction,
  { dealershipId, listId, partId }: { dealershipId: string; listId: string; partId: string },
  prices: readonly QuantityPrice[],
): Promise<void> {
  await trx
    .deleteFrom('price_list_entry')
    .where('organization_id', '=', dealershipId)
    .where('price_list_id', '=', listId)
    .where('part_id', '=', partId)
    .execute()
  const rows = prices.map(({ minQuantity, amount }) => ({
    ...{ organization_id: dealershipId, price_list_id: listId, part_id: partId },
    ...{ min_quantity: minQuantity, cost_amount: amount },
  }))
  if (rows.length > 0) await trx.insertInto('price_list_entry').values(rows).execute()
}
