import type { Transaction } from '../../../db/connection'
import { changedMeanwhile, conflict, invalid, notFound } from '../../../domain/domain-error'
import { publish } from '../../../events/unit-of-work'
import { stockChanged } from '../inventory.events'
import { lockOpenLocation } from '../locations/location.repository'
import type { StockLevel } from './allocation'
import { enqueueBackOrders } from './back-order.job'
import { insertMovements, lockLevels, type Movement } from './stock.repository'

interface Change {
  dealershipId: string
  partId: string
  locationId: string
  personId?: string | undefined
  reason?: string
}

/**
 * Puts goods on hand; they go to the oldest back-orders.
 * @param quantity more than 0
 * @throws DomainError not found for a location that is closed
 */
export async function receive(trx: Transaction, { quantity, ...change }: Change & { quantity: number }): Promise<void> {
  await requireOpen(trx, change.dealershipId, change.locationId)
  await lockLevels(trx, change.dealershipId, [change.partId])
  await record(trx, { ...change, kind: 'RECEIVED', onHandChange: quantity })
}

/**
 * Sets what is on hand to what was counted; the same count again changes nothing.
 * @param expected what was on hand when it was counted
 * @throws DomainError conflict for less than is reserved there, or if something else is on hand than expected
 */
export async function count(
  trx: Transaction,
  { quantity, expected, ...change }: Change & { quantity: number; expected?: number | undefined },
): Promise<void> {
  await requireOpen(trx, change.dealershipId, change.locationId)
  const { onHand, reserved } = await lockLevel(trx, change)
  if (quantity < reserved) throw belowReserved(reserved)
  if (quantity === onHand) return
  if (expected !== undefined && expected !== onHand) throw changedMeanwhile({ on_hand: onHand })
  await record(trx, { ...change, kind: 'COUNTED', onHandChange: quantity - onHand })
}

/**
 * Adds goods that were found, or removes goods that are lost or broken.
 * @param change of what is on hand, not 0
 * @throws DomainError conflict for more than is available there
 */
export async function adjust(
  trx: Transaction,
  { change, ...at }: Omit<Change, 'reason'> & { change: number; reason: string },
): Promise<void> {
  await requireOpen(trx, at.dealershipId, at.locationId)
  const level = await lockLevel(trx, at)
  const available = level.onHand - level.reserved
  if (-change > available) throw notAvailable(available)
  await record(trx, { ...at, kind: 'ADJUSTED', onHandChange: change })
}

/**
 * Moves available pieces to another location.
 * @throws DomainError conflict for more than is available, not found for a location that is closed, invalid for the same
 */
export async function transfer(
  trx: Transaction,
  { quantity, toLocationId, ...change }: Change & { quantity: number; toLocationId: string },
): Promise<void> {
  if (toLocationId === change.locationId) throw sameLocation()
  await requireOpen(trx, change.dealershipId, toLocationId)
  const from = await lockLevel(trx, change)
  const available = from.onHand - from.reserved
  if (quantity > available) throw notAvailable(available)
  await record(
    trx,
    { ...change, kind: 'TRANSFERRED', onHandChange: -quantity },
    { ...change, kind: 'TRANSFERRED', onHandChange: quantity, locationId: toLocationId },
  )
}

async function lockLevel(
  trx: Transaction,
  { dealershipId, partId, locationId }: Pick<Change, 'dealershipId' | 'partId' | 'locationId'>,
): Promise<Pick<StockLevel, 'onHand' | 'reserved'>> {
  const levels = await lockLevels(trx, dealershipId, [partId])
  return levels.find((one) => one.locationId === locationId) ?? { onHand: 0, reserved: 0 }
}

/** Locks locations before stock, as everything that puts goods on hand does. */
async function requireOpen(trx: Transaction, dealershipId: string, locationId: string): Promise<void> {
  if (!(await lockOpenLocation(trx, dealershipId, locationId))) throw notFound('Location')
}

async function record(trx: Transaction, ...movements: [Change & Movement, ...(Change & Movement)[]]): Promise<void> {
  const [{ dealershipId }] = movements
  await insertMovements(trx, dealershipId, movements)
  await enqueueBackOrders(trx, dealershipId)
  await publish(trx, stockChanged({ dealershipId }))
}

const belowReserved = (reserved: number) =>
  conflict('below_reserved', {
    en: `Fewer are on hand than are reserved for orders: ${reserved}. Change or cancel those orders first.`,
    es: `Hay menos existencias que reservadas para pedidos: ${reserved}. Cambie o cancele antes esos pedidos.`,
  })

const notAvailable = (available: number) =>
  conflict('not_available', {
    en: `Available at this location: ${available}. Enter that many or fewer.`,
    es: `Disponibles en esta ubicación: ${available}. Introduzca esa cantidad o menos.`,
  })

const sameLocation = () =>
  invalid({
    path: 'body.to_location_id',
    message: { en: 'Choose another location to move the parts to.', es: 'Elija otra ubicación como destino.' },
  })
