import { amountWriter } from '../../../domain/amount-writer'
import { salesNumber } from '../../../domain/sales-number'
import { dayFor, inLanguage } from '../../../record-tools/asker-text'
import type { Asker, Fact } from '../../../record-tools/record-tool'
import type { OrderSummary } from '../order'
import { wordsOfOrder } from './order-words'

export const orderPath = ({ id }: { id: string }): string => `/orders/${id}`

/** An order as a list of several says it. */
export function orderFact(order: OrderSummary, asker: Asker): Fact {
  const title = salesNumber('order', order.number)
  const known = [
    ...statusOf(order, asker),
    ...(order.isOnAccount ? [inLanguage(onAccount, asker)] : []),
    amountWriter(order.currency, asker.locale)(order.totalAmount),
    ...(order.poNumber ? [order.poNumber] : []),
  ]
  return {
    title,
    path: orderPath(order),
    text: `${headOf(title, order, asker)}: ${known.join(', ')}`,
    at: order.createdAt,
  }
}

const onAccount = { en: 'on account', es: 'a cuenta' }

const statusOf = (order: OrderSummary, asker: Asker) => wordsOfOrder(order).map((text) => inLanguage(text, asker))

/** With the day, and the other side where the asker sees orders of several. */
export function headOf(title: string, { operator, createdAt }: OrderSummary, asker: Asker): string {
  const day = dayFor(createdAt, asker)
  const isOwn = operator.id === asker.caller.organization?.id
  const whose = isOwn ? '' : inLanguage({ en: ` for ${operator.name}`, es: ` de ${operator.name}` }, asker)
  return inLanguage({ en: `${title}${whose} of ${day}`, es: `${title}${whose}, del ${day}` }, asker)
}
