import type { Transaction } from '../../../db/connection'
import { conflict } from '../../../domain/domain-error'
import { isMachineOf } from '../order-place.repository'
import { placeOrderAtCurrentPrices } from '../place-order-at-current-prices'
import { onlyMachineOf } from './cart'
import { type CartOwner, deleteLines, lockLines } from './cart.repository'

type Placed = Parameters<typeof placeOrderAtCurrentPrices>[1]

interface CartOrder extends Omit<Placed, 'lines' | 'dealershipId' | 'operatorId' | 'instanceId'> {
  /** The cart's amount as the buyer saw it, in minor units. */
  seenAmount: number
}

/**
 * Orders all lines of a cart, for the machine that all of them are for, and empties it.
 * @returns the order's id
 * @throws DomainError `cart_empty`; `cart_changed` if the amount differs from the one that was seen; as
 *   `placeOrderAtCurrentPrices`
 */
export async function placeCartOrder(trx: Transaction, owner: CartOwner, { seenAmount, ...order }: CartOrder) {
  const lines = await lockLines(trx, owner)
  if (lines.length === 0) throw cartEmpty()
  const { dealershipId, operatorId } = owner
  const placed = lines.map((line, index) => ({ ...line, path: `lines.${index}` }))
  const machine = onlyMachineOf(lines)
  // It may have been sold since it was put into the cart.
  const instanceId = machine && (await isMachineOf(trx, machine, operatorId)) ? machine : null
  const id = await placeOrderAtCurrentPrices(trx, { ...order, dealershipId, operatorId, instanceId, lines: placed })
  const { subtotal_amount, core_charge_amount } = await trx
    .selectFrom('customer_order')
    .where('organization_id', '=', dealershipId)
    .where('id', '=', id)
    .select(['subtotal_amount', 'core_charge_amount'])
    .executeTakeFirstOrThrow()
  if (Number(subtotal_amount) + Number(core_charge_amount) !== seenAmount) throw cartChanged()
  await deleteLines(
    trx,
    owner,
    lines.map((line) => line.id),
  )
  return id
}

const cartEmpty = () =>
  conflict('cart_empty', {
    en: 'The cart is empty. It may have been ordered on another device.',
    es: 'El carrito está vacío. Puede que se haya pedido desde otro dispositivo.',
  })

const cartChanged = () =>
  conflict('cart_changed', {
    en: 'The cart or its prices have changed. Check the new amount, then order again.',
    es: 'El carrito o sus precios han cambiado. Compruebe el nuevo importe y vuelva a pedir.',
  })
