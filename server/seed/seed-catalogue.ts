import { sql } from 'kysely'
import type { Database } from '../db/connection'
import {
  demonstrationArticles,
  demonstrationBreaks,
  demonstrationBundles,
  demonstrationCores,
  demonstrationPacks,
  demonstrationSupersessions,
} from './demonstration-catalogue'

const currency = 'USD'
/** Hundredths of a percent. Montana, where the dealership is, has no sales tax. */
const taxRates = [
  { country: 'US', region: 'MT', name: 'Montana, no sales tax', basis_points: 0 },
  { country: 'US', region: 'ID', name: 'Idaho sales tax', basis_points: 600 },
  { country: 'US', region: 'WY', name: 'Wyoming sales tax', basis_points: 400 },
]
const fleetDiscount = { percent: 8, from: 'Ridgeline Quarry', numbers: /^(320-07|331-44|332-12|332-20)/ }
const onAccount = 'Tall Pines Forestry'

/**
 * Creates what the demonstration's dealership sells: parts with prices, stock at two locations, bundles, a customer's
 * price list and tax rates. Call it before the service kits are created, which use its parts.
 * @returns the parts' ids by number
 */
export async function seedCatalogue(trx: Database, organization_id: string): Promise<Map<string, string>> {
  await trx.insertInto('catalogue').values({ organization_id, name: 'Parts and supplies', currency }).execute()
  const ids = await addParts(trx, organization_id)
  await addStock(trx, organization_id, ids)
  await addBundles(trx, organization_id, ids)
  await addTerms(trx, organization_id, ids)
  await trx
    .insertInto('tax_rate')
    .values(taxRates.map((rate) => ({ organization_id, ...rate })))
    .execute()
  return ids
}

async function addParts(trx: Database, organization_id: string): Promise<Map<string, string>> {
  const coreOf = new Map(demonstrationCores.map(({ partNumber, cents }) => [partNumber, cents]))
  const packOf = new Map(demonstrationPacks.map((pack) => [pack.partNumber, pack]))
  const rows = await trx
    .insertInto('catalogue_part')
    .values(
      demonstrationArticles.map(({ partNumber, description, cents }) => ({
        organization_id,
        part_number: partNumber,
        description,
        manufacturer: /^\d/.test(partNumber) ? 'Harrow' : '',
        cost_amount: cents,
        cost_currency: currency,
        core_charge_amount: coreOf.get(partNumber) ?? null,
        pack_size: packOf.get(partNumber)?.packSize ?? 1,
        min_quantity: packOf.get(partNumber)?.minQuantity ?? 1,
      })),
    )
    .returning(['id', 'part_number'])
    .execute()
  const ids = new Map(rows.map(({ id, part_number }) => [part_number, id]))
  for (const { from, to, reason } of demonstrationSupersessions) {
    await trx
      .updateTable('catalogue_part')
      .set({ superseded_by_id: idOf(ids, to), supersession_reason: reason })
      .where('id', '=', idOf(ids, from))
      .execute()
  }
  await trx
    .insertInto('price_break')
    .values(
      demonstrationBreaks.map(({ partNumber, from, cents }) => ({
        organization_id,
        part_id: idOf(ids, partNumber),
        min_quantity: from,
        cost_amount: cents,
      })),
    )
    .execute()
  return ids
}

/** What is on hand is in the main store, but a fifth of it, rounded down, in the service truck. */
async function addStock(trx: Database, organization_id: string, ids: ReadonlyMap<string, string>): Promise<void> {
  const [store, truck] = await trx
    .insertInto('stock_location')
    .values([
      { organization_id, name: 'Main store', is_default: true },
      { organization_id, name: 'Service truck', is_default: false },
    ])
    .returning('id')
    .execute()
  if (!store || !truck) throw new Error('two locations were inserted')
  const received = demonstrationArticles.flatMap(({ partNumber, onHand }) => {
    const inTruck = Math.floor(onHand / 5)
    return [
      { location_id: store.id, part_id: idOf(ids, partNumber), on_hand_change: onHand - inTruck },
      { location_id: truck.id, part_id: idOf(ids, partNumber), on_hand_change: inTruck },
    ]
  })
  await trx
    .insertInto('stock_movement')
    .values(
      received
        .filter(({ on_hand_change }) => on_hand_change > 0)
        .map((movement) => ({ organization_id, kind: 'RECEIVED' as const, reason: 'Opening stock', ...movement })),
    )
    .execute()
  await trx
    .insertInto('stock_level')
    .values(
      demonstrationArticles.flatMap(({ partNumber, reorderLevel }) =>
        reorderLevel === null
          ? []
          : [{ organization_id, part_id: idOf(ids, partNumber), location_id: store.id, reorder_level: reorderLevel }],
      ),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'part_id', 'location_id'])
        .doUpdateSet({ reorder_level: sql`excluded.reorder_level` }),
    )
    .execute()
}

async function addBundles(trx: Database, organization_id: string, ids: ReadonlyMap<string, string>): Promise<void> {
  for (const { name, description, cents, parts } of demonstrationBundles) {
    const { id } = await trx
      .insertInto('bundle')
      .values({ organization_id, name, description, cost_amount: cents })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('bundle_part')
      .values(
        parts.map(({ partNumber, quantity }, position) => ({
          organization_id,
          bundle_id: id,
          part_id: idOf(ids, partNumber),
          position,
          quantity,
        })),
      )
      .execute()
  }
}

async function addTerms(trx: Database, organization_id: string, ids: ReadonlyMap<string, string>): Promise<void> {
  const { id } = await trx
    .insertInto('price_list')
    .values({ organization_id, name: 'Fleet customers' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { percent, from, numbers } = fleetDiscount
  await trx
    .insertInto('price_list_entry')
    .values(
      demonstrationArticles
        .filter(({ partNumber }) => numbers.test(partNumber))
        .map(({ partNumber, cents }) => ({
          organization_id,
          price_list_id: id,
          part_id: idOf(ids, partNumber),
          cost_amount: Math.round((cents * (100 - percent)) / 100),
        })),
    )
    .execute()
  const operators = await trx
    .selectFrom('organization')
    .where('name', 'in', [from, onAccount])
    .select(['id', 'name'])
    .execute()
  await trx
    .insertInto('customer_terms')
    .values(
      operators.map((operator) => ({
        organization_id,
        operator_id: operator.id,
        price_list_id: operator.name === from ? id : null,
        pays_on_account: operator.name === onAccount,
      })),
    )
    .execute()
}

function idOf(ids: ReadonlyMap<string, string>, partNumber: string): string {
  const id = ids.get(partNumber)
  if (!id) throw new Error(`the demonstration's catalogue has no ${partNumber}`)
  return id
}
