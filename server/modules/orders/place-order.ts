import { lockService } from '../../access'
import type { Transaction } from '../../db/connection'
import { forbidden, invalid } from '../../domain/domain-error'
import { publish } from '../../events/unit-of-work'
import { moveOrder } from './move-order'
import type { NewOrder } from './new-order'
import { orderPlaced } from './order.events'
import { lineAmounts, orderAmounts } from './order-amounts'
import { insertOrder, lockOrder, paysOnAccount } from './stored-order.repository'

/**
 * Places an order at the prices that its lines have. If the operator pays on account, it is processed and its stock
 * reserved at once; otherwise it awaits payment.
 * @returns its id
 * @throws DomainError forbidden if the dealership does not serve the operator now; invalid without lines or for a total
 *   beyond all amounts
 */
export async function placeOrder(trx: Transaction, order: NewOrder): Promise<string> {
  const { dealershipId, operatorId, by, currency } = order
  if (order.lines.length === 0) throw emptyOrder()
  if (!(await lockService(trx, { dealershipId, operatorId }))) throw notServed()
  const terms = { currency, taxBasisPoints: order.taxRate?.basisPoints ?? 0 }
  const lines = order.lines.map((line) => ({ line, amounts: lineAmounts({ ...line, cancelled: 0 }, terms) }))
  const amounts = orderAmounts(
    lines.map((line) => line.amounts),
    currency,
  )
  const isOnAccount = await paysOnAccount(trx, dealershipId, operatorId)
  const id = await insertOrder(trx, {
    ...order,
    isOnAccount,
    amounts,
    lines: lines.map((one) => ({ ...one.line, taxAmount: Number(one.amounts.tax.amount) })),
  })
  const draft = await lockOrder(trx, id)
  if (!draft) throw new Error(`the order ${id} is not there after it was inserted`)
  await moveOrder(trx, draft, {
    to: isOnAccount ? 'PROCESSING' : 'AWAITING_PAYMENT',
    by: isOnAccount ? { ...by, actors: [...by.actors, 'system'] } : by,
  })
  await publish(trx, orderPlaced({ orderId: id, dealershipId, operatorId, personId: by.personId }))
  return id
}

const notServed = () =>
  forbidden({
    en: 'The dealership does not serve this operator.',
    es: 'El concesionario no atiende a este operador.',
  })

const emptyOrder = () =>
  invalid({
    path: 'body.order_parts',
    message: { en: 'Add at least one part or bundle.', es: 'Añada al menos una pieza o un conjunto.' },
  })
