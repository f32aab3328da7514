import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection'
import type { StockMovementKind } from '../../../db/schema'
import type { PlacedQuantity, StockLevel } from './allocation'

export interface Movement {
  partId: string
  locationId: string
  kind: StockMovementKind
  onHandChange?: number
  reservedChange?: number
  orderId?: string
  lineId?: string
  personId?: string | undefined
  reason?: string
}

/**
 * Locks the stock of parts at every location until the transaction ends. Always in one order, so that no two changes wait
 * for each other. Lock orders before stock.
 * @returns the levels as to take from them: the default location first, then by name
 */
export async function lockLevels(
  trx: Transaction,
  dealershipId: string,
  partIds: readonly string[],
): Promise<StockLevel[]> {
  if (partIds.length === 0) return []
  await lockParts(trx, partIds)
  const rows = await trx
    .selectFrom('stock_level as level')
    .innerJoin('stock_location as location', (join) =>
      join
        .onRef('location.organization_id', '=', 'level.organization_id')
        .onRef('location.id', '=', 'level.location_id'),
    )
    .where('level.organization_id', '=', dealershipId)
    .where('level.part_id', 'in', partIds)
    .select(['level.part_id as partId', 'level.location_id as locationId', 'level.on_hand as onHand'])
    .select(['level.reserved', 'location.is_default as isDefault', 'location.name'])
    .execute()
  return rows
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.name.localeCompare(b.name))
    .map(({ isDefault: _, name: __, ...level }) => level)
}

/**
 * Locks by the part, not by its levels: a level that another transaction adds meanwhile would be outside the lock, and may
 * come before the others in any order of them.
 */
async function lockParts(trx: Transaction, partIds: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(key)
    from (
      select distinct hashtextextended('stock:' || id, 0) as key from unnest(${partIds}::text[]) as id order by key
      offset 0
    ) as keys`.execute(trx)
}

/** Appends to the ledger, in the order of parts and locations; the database applies each movement to its level. */
export async function insertMovements(
  trx: Transaction,
  dealershipId: string,
  movements: readonly Movement[],
): Promise<void> {
  if (movements.length === 0) return
  const rows = movements
    .toSorted((a, b) => compare(a.partId, b.partId) || compare(a.locationId, b.locationId))
    .map((one) => ({
      organization_id: dealershipId,
      part_id: one.partId,
      location_id: one.locationId,
      kind: one.kind,
      on_hand_change: one.onHandChange ?? 0,
      reserved_change: one.reservedChange ?? 0,
      order_id: one.orderId ?? null,
      order_line_id: one.lineId ?? null,
      person_id: one.personId ?? null,
      reason: one.reason ?? '',
    }))
  await trx.insertInto('stock_movement').values(rows).execute()
}

/** By code units, as PostgreSQL compares UUIDs; `localeCompare` may differ. */
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

export interface LineKey {
  dealershipId: string
  orderId: string
  lineId: string
}

export async function addReservations(
  trx: Transaction,
  { dealershipId, orderId, lineId }: LineKey,
  taken: readonly PlacedQuantity[],
): Promise<void> {
  const rows = taken.map(({ partId, locationId, quantity }) => ({
    organization_id: dealershipId,
    order_id: orderId,
    line_id: lineId,
    part_id: partId,
    location_id: locationId,
    quantity,
  }))
  await trx
    .insertInto('stock_reservation')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'order_id', 'line_id', 'part_id', 'location_id'])
        .doUpdateSet({ quantity: sql`stock_reservation.quantity + excluded.quantity` }),
    )
    .execute()
}

/** Reduces reservations; those of nothing are deleted. */
export async function reduceReservations(
  trx: Transaction,
  { dealershipId, orderId, lineId }: LineKey,
  taken: readonly PlacedQuantity[],
): Promise<void> {
  for (const { partId, locationId, quantity } of taken) {
    const key = {
      organization_id: dealershipId,
      order_id: orderId,
      line_id: lineId,
      part_id: partId,
      location_id: locationId,
    }
    const deleted = await trx
      .deleteFrom('stock_reservation')
      .where((eb) => eb.and({ ...key, quantity }))
      .executeTakeFirst()
    if (deleted.numDeletedRows > 0n) continue
    await trx
      .updateTable('stock_reservation')
      .set((eb) => ({ quantity: eb('quantity', '-', quantity) }))
      .where((eb) => eb.and(key))
      .execute()
  }
}

export async function changeReserved(trx: Transaction, key: LineKey, change: number): Promise<void> {
  await trx
    .updateTable('order_line')
    .set((eb) => ({ reserved: eb('reserved', '+', change) }))
    .where('organization_id', '=', key.dealershipId)
    .where('order_id', '=', key.orderId)
    .where('id', '=', key.lineId)
    .execute()
}
