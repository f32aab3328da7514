import type { Transaction } from '../../db/connection'
import { invalid, notFound } from '../../domain/domain-error'
import { defaultAddress } from '../organizations'
import type { NewOrder } from './new-order'
import type { OrderAddress } from './order'
import { isMachineOf } from './order-place.repository'
import { placeOrder } from './place-order'
import { type AskedLine, priceOrderLines, taxRateAt } from './price-order-lines'

interface Asked extends Omit<NewOrder, 'currency' | 'lines' | 'taxRate' | 'address'> {
  lines: readonly AskedLine[]
  /** By default the operator's default address. */
  address: OrderAddress | undefined
}

/**
 * Places an order at the prices and the tax rate that apply now.
 * @returns its id
 * @throws DomainError as `priceOrderLines` and `placeOrder` do; invalid if the order is to be shipped and there is no
 *   address
 */
export async function placeOrderAtCurrentPrices(trx: Transaction, asked: Asked): Promise<string> {
  const { dealershipId, operatorId, delivery, instanceId } = asked
  if (instanceId && !(await isMachineOf(trx, instanceId, operatorId))) throw notFound('Machine')
  const address = delivery === 'SHIP' ? (asked.address ?? (await defaultAddress(trx, operatorId))) : undefined
  if (delivery === 'SHIP' && !address) throw noAddress()
  const priced = await priceOrderLines(trx, asked)
  const taxRate = await taxRateAt(trx, dealershipId, address)
  return placeOrder(trx, { ...asked, ...priced, taxRate, address: address ?? null })
}

export const noAddress = () =>
  invalid({
    path: 'body.address',
    message: { en: 'Enter the delivery address.', es: 'Indique la dirección de entrega.' },
  })
