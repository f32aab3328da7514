import { amountWriter } from '../../../domain/amount-writer'
import type { Text } from '../../../domain/text'
import { dayFor, inLanguage, listFor } from '../../../record-tools/asker-text'
import { quoted } from '../../../record-tools/events'
import type { Asker } from '../../../record-tools/record-tool'
import type { Order } from '../order'
import type { returnsToWire } from '../returns/order-return.wire'

type OrderReturn = ReturnType<typeof returnsToWire>[number]

/** What the page of an order says of a return: its state, what goes back and why, who asked for it, what is refunded. */
export function writeReturn(one: OrderReturn, order: Order, asker: Asker): string {
  const lines = one.lines.map(({ line_id: id, quantity }) => {
    const line = order.lines.find((other) => other.id === id)
    return `${quantity} × ${line?.description || line?.partNumber || ''}`
  })
  const who = one.requested_by
  return [
    inLanguage(statusWords[one.status], asker),
    listFor(lines, asker),
    quoted(one.reason),
    inLanguage(who ? { en: `requested by ${who}`, es: `solicitada por ${who}` } : byLink, asker),
    ...settlementOf(one, asker),
  ].join(', ')
}

export const returnTitle = ({ number, created_at }: OrderReturn, asker: Asker): string => {
  const day = dayFor(new Date(created_at), asker)
  return inLanguage({ en: `return ${number} of ${day}`, es: `devolución ${number} del ${day}` }, asker)
}

/** A return that is only requested says nothing of refunds: it may be declined. */
function settlementOf(one: OrderReturn, asker: Asker): string[] {
  const { settlement, status, refund, refunded, refund_pending, refund_due } = one
  const isReceived = status === 'RECEIVED'
  const amounts: [Text, OrderReturn['refund']][] =
    settlement === 'CREDIT'
      ? [[isReceived ? words.credited : words.creditExpected, refund]]
      : status === 'ACCEPTED'
        ? [[words.refundExpected, refund]]
        : [
            [words.due, refund_due],
            [words.pending, refund_pending],
            [words.refunded, refunded],
          ]
  return amounts
    .filter(([, { amount }]) => amount > 0)
    .map(([text, { amount, currency }]) => `${inLanguage(text, asker)} ${amountWriter(currency, asker.locale)(amount)}`)
}

const byLink: Text = { en: 'requested by link', es: 'solicitada por enlace' }

const words = {
  due: { en: 'refund due:', es: 'reembolso pendiente:' },
  pending: { en: 'refund on its way:', es: 'reembolso en camino:' },
  refunded: { en: 'refunded:', es: 'reembolsado:' },
  refundExpected: { en: 'to be refunded once received:', es: 'se reembolsará al recibirla:' },
  creditExpected: { en: 'to be taken off the total once received:', es: 'se descontará del total al recibirla:' },
  credited: { en: 'taken off the total:', es: 'descontado del total:' },
} satisfies Record<string, Text>

const statusWords: Record<OrderReturn['status'], Text> = {
  REQUESTED: { en: 'requested', es: 'solicitada' },
  ACCEPTED: { en: 'accepted', es: 'aceptada' },
  DECLINED: { en: 'declined', es: 'rechazada' },
  RECEIVED: { en: 'received', es: 'recibida' },
  CANCELLED: { en: 'cancelled', es: 'cancelada' },
}
