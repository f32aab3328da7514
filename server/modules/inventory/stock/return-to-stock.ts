import type { Transaction } from '../../../db/connection'
import { publish } from '../../../events/unit-of-work'
import { stockChanged } from '../inventory.events'
import { findDefaultLocation } from '../locations/location.repository'
import { enqueueBackOrders } from './back-order.job'
import type { LineQuantity } from './consume-reservations'
import { lockStockedLines } from './order-line.repository'
import { insertMovements, lockLevels } from './stock.repository'

interface ReturnToStock {
  orderId: string
  /** Only those that go back on the shelf. */
  lines: readonly LineQuantity[]
  personId?: string | undefined
}

/**
 * Puts what a customer returns back on hand at the default location; it goes to the oldest back-order. The order's lines
 * are left alone.
 * @throws DomainError not found
 */
export async function returnToStock(trx: Transaction, { orderId, lines, personId }: ReturnToStock): Promise<void> {
  const { dealershipId, lines: stocked } = await lockStockedLines(trx, orderId)
  const byId = new Map(stocked.map((line) => [line.id, line]))
  const returned = lines.flatMap(({ lineId, quantity }) =>
    (byId.get(lineId)?.parts ?? []).map(({ partId, perUnit }) => ({
      lineId,
      partId,
      onHandChange: perUnit * quantity,
    })),
  )
  if (returned.length === 0) return
  await lockLevels(
    trx,
    dealershipId,
    returned.map(({ partId }) => partId),
  )
  const locationId = await findDefaultLocation(trx, dealershipId)
  const movements = returned.map((one) => ({ ...one, kind: 'RETURNED' as const, locationId, orderId, personId }))
  await insertMovements(trx, dealershipId, movements)
  await enqueueBackOrders(trx, dealershipId)
  await publish(trx, stockChanged({ dealershipId }))
}
