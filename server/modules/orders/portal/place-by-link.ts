import type { Transaction } from '../../../db/connection'
import { salesNumber } from '../../../domain/sales-number'
import type { Outbox } from '../../notifications'
import type { PortalLinks } from '../../portal-links'
import { orderEmail } from '../order-mail'
import { contactOfOrder } from '../order-recipients'
import { lockOrder } from '../stored-order.repository'

export interface PlaceByLinkPorts {
  outbox: Outbox
  portalLinks: Pick<PortalLinks, 'placeOnce' | 'mailedOrder'>
}

/**
 * Places an order by a link, once for all attempts, and e-mails the link to it to the address that was given with it:
 * whoever ordered would find it nowhere else.
 * @param place returns the order's id
 * @returns the token of the link to the order
 */
export async function placeByLink(
  trx: Transaction,
  { outbox, portalLinks }: PlaceByLinkPorts,
  attempt: Parameters<PortalLinks['placeOnce']>[1],
  place: () => Promise<string>,
): Promise<string> {
  const placed: string[] = []
  const token = await portalLinks.placeOnce(trx, attempt, async () => {
    const id = await place()
    placed.push(id)
    return id
  })
  for (const orderId of placed) await confirm(trx, { outbox, portalLinks }, orderId)
  return token
}

async function confirm(trx: Transaction, { outbox, portalLinks }: PlaceByLinkPorts, orderId: string): Promise<void> {
  const contact = await contactOfOrder(trx, { portalLinks }, orderId)
  const order = contact && (await lockOrder(trx, orderId))
  if (!order) return
  await outbox.send(
    trx,
    orderEmail({
      ...contact,
      organizationId: order.operator.id,
      step: order.isOnAccount ? 'received' : 'received_to_pay',
      number: salesNumber('order', order.number),
      by: order.dealership.name,
      words: '',
    }),
  )
}
