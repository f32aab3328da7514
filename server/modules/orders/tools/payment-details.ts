import { amountWriter } from '../../../domain/amount-writer'
import { dayFor, inLanguage } from '../../../record-tools/asker-text'
import type { Detail } from '../../../record-tools/details'
import type { Asker } from '../../../record-tools/record-tool'
import type { Order } from '../order'

type Payment = Order['payments'][number]

/** What was paid by card, and what of it went back. */
export const paymentDetails = (order: Order, asker: Asker): Detail[] =>
  order.payments.flatMap((payment) => [
    { about: ['paid', 'card', 'when'], text: writePayment(order, payment, asker), said: 'always' },
    ...payment.refunds.map(
      (refund): Detail => ({
        about: ['refunded', 'when'],
        text: writeRefund(order, refund, asker),
        said: 'always',
      }),
    ),
  ])

/** When it was paid, by which card. */
function writePayment({ currency }: Order, { amount, method, paidAt, isLate }: Payment, asker: Asker): string {
  const [sum, day] = [amountWriter(currency, asker.locale)(amount), dayFor(paidAt, asker)]
  const how = `${isLate ? inLanguage({ en: ', too late', es: ', demasiado tarde' }, asker) : ''}${method ? `, ${method}` : ''}`
  return inLanguage({ en: `${sum} paid on ${day}${how}`, es: `${sum} pagados el ${day}${how}` }, asker)
}

function writeRefund(
  { currency }: Order,
  { amount, state, createdAt }: Payment['refunds'][number],
  asker: Asker,
): string {
  const [sum, day] = [amountWriter(currency, asker.locale)(amount), dayFor(createdAt, asker)]
  if (state === 'FAILED' || state === 'CANCELED')
    return inLanguage({ en: `refund of ${sum} failed`, es: `reembolso de ${sum} fallido` }, asker)
  if (state === 'SUCCEEDED')
    return inLanguage({ en: `${sum} refunded on ${day}`, es: `${sum} reembolsados el ${day}` }, asker)
  if (state === 'REQUIRES_ACTION') return inLanguage(needsCustomer(sum), asker)
  return inLanguage({ en: `refund of ${sum} on its way`, es: `reembolso de ${sum} en camino` }, asker)
}

const needsCustomer = (sum: string) => ({
  en: `refund of ${sum} needs action by the customer`,
  es: `el reembolso de ${sum} necesita una acción del cliente`,
})
