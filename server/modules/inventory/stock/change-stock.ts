import type { Transaction } from '../../../db/connection'
import { conflict } from '../../../domain/domain-error'
import { enqueueBackOrders } from './back-order.job'
import { insertMovements, lockLevels, type Movement } from './stock.repository'

interface Change {
  dealershipId: string
  partId: string
  locationId: string
  personId?: string | undefined
  reason?: string
}

/** Puts goods on hand; they go to the oldest back-orders. @param quantity more than 0 */
export async function receive(trx: Transaction, { quantity, ...change }: Change & { quantity: number }): Promise<void> {
  await lockLevels(trx, change.dealershipId, [change.partId])
  await record(trx, { ...change, kind: 'RECEIVED', onHandChange: quantity })
}

/**
 * Sets what is on hand to what was counted; the same count again changes nothing.
 * @throws DomainError conflict for less than is reserved there
 */
export async function count(trx: Transaction, { quantity, ...change }: Change & { quantity: number }): Promise<void> {
  const { onHand } = await lockAvailable(trx, change, quantity)
  if (quantity !== onHand) await record(trx, { ...change, kind: 'COUNTED', onHandChange: quantity - onHand })
}

/** Moves available pieces to another location. @throws DomainError conflict for more than is available */
export async function transfer(
  trx: Transaction,
  { quantity, toLocationId, ...change }: Change & { quantity: number; toLocationId: string },
): Promise<void> {
  const levels = await lockLevels(trx, change.dealershipId, [change.partId])
  const from = levels.find(({ locationId }) => locationId === change.locationId)
  const available = (from?.onHand ?? 0) - (from?.reserved ?? 0)
  if (quantity > available) throw notAvailable(available)
  await record(
    trx,
    { ...change, kind: 'TRANSFERRED', onHandChange: -quantity },
    { ...change, kind: 'TRANSFERRED', onHandChange: quantity, locationId: toLocationId },
  )
}

async function lockAvailable(trx: Transaction, { dealershipId, partId, locationId }: Change, quantity: number) {
  const levels = await lockLevels(trx, dealershipId, [partId])
  const level = levels.find((one) => one.locationId === locationId) ?? { onHand: 0, reserved: 0 }
  if (quantity < level.reserved) throw belowReserved(level.reserved)
  return level
}

async function record(trx: Transaction, ...movements: [Change & Movement, ...(Change & Movement)[]]): Promise<void> {
  const [{ dealershipId }] = movements
  await insertMovements(trx, dealershipId, movements)
  await enqueueBackOrders(trx, dealershipId)
}

const belowReserved = (reserved: number) =>
  conflict('below_reserved', {
    en: `${reserved} are reserved for orders, so there cannot be fewer on hand. Release them first.`,
    es: `Hay ${reserved} reservados para pedidos, por lo que no puede haber menos existencias. Libérelos primero.`,
  })

const notAvailable = (available: number) =>
  conflict('not_available', {
    en: `Only ${available} are available at this location.`,
    es: `Solo hay ${available} disponibles en esta ubicación.`,
  })
