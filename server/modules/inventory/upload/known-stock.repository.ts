import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection'
import { findDefaultLocation } from '../locations/location.repository'
import type { CountRow } from './parse-counts'
import { type KnownStock, levelKey, locationKey, partKey } from './plan-counts'

/** What a dealership has of the parts that rows name. Lock it before, unless it is only shown. */
export async function findKnownStock(
  trx: Transaction,
  dealershipId: string,
  rows: readonly CountRow[],
): Promise<KnownStock> {
  const defaultId = await findDefaultLocation(trx, dealershipId)
  const locations = await trx
    .selectFrom('stock_location')
    .where('organization_id', '=', dealershipId)
    .where('is_active', '=', true)
    .select(['id', 'name'])
    .forShare()
    .execute()
  const defaultLocation = locations.find(({ id }) => id === defaultId)
  if (!defaultLocation) throw new Error('the default location is closed')
  const parts = await findParts(trx, dealershipId, [...new Set(rows.map(({ partNumber }) => partKey(partNumber)))])
  const levels = await trx
    .selectFrom('stock_level as level')
    .where('organization_id', '=', dealershipId)
    .where(sql<boolean>`part_id = any(${[...parts.values()]}::uuid[])`)
    .select(['part_id', 'location_id', 'on_hand', 'reserved', 'reorder_level'])
    // In the statement that reads what is on hand, so that no count can come between the two.
    .select(({ selectFrom }) =>
      selectFrom('stock_movement as movement')
        .whereRef('movement.organization_id', '=', 'level.organization_id')
        .whereRef('movement.part_id', '=', 'level.part_id')
        .whereRef('movement.location_id', '=', 'level.location_id')
        .where('movement.kind', '=', 'COUNTED')
        .select(({ fn }) => fn.max('movement.id').as('last_count'))
        .as('last_count'),
    )
    .execute()
  return {
    parts,
    defaultLocation,
    locations: new Map(locations.map((one) => [locationKey(one.name), one])),
    levels: new Map(
      levels.map(({ part_id, location_id, on_hand, reserved, reorder_level, last_count }) => [
        levelKey(part_id, location_id),
        { onHand: on_hand, reserved, reorderLevel: reorder_level, lastCount: last_count },
      ]),
    ),
  }
}

async function findParts(trx: Transaction, dealershipId: string, keys: readonly string[]) {
  const parts = await trx
    .selectFrom('catalogue_part')
    .where('organization_id', '=', dealershipId)
    .where(sql<boolean>`upper(part_number) = any(${keys}::text[])`)
    .select(['id', 'part_number'])
    .execute()
  return new Map(parts.map(({ id, part_number }) => [partKey(part_number), id]))
}
