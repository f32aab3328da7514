import type { OrderStatus } from '../../../db/schema'
import type { Text } from '../../../domain/text'
import type { PastEvent } from '../../../record-tools/events'
import type { Field } from '../../../record-tools/fields'
import { paymentFailureFor } from '../../../record-tools/payment-failures'
import type { Asker } from '../../../record-tools/record-tool'
import type { Order } from '../order'
import type { ChangedField, ChangedLine, HistoryEntry, OrderEventKind } from '../order-event'

interface Reader {
  asker: Asker
  /** Whether the asker sees which of the customer's addresses were written to. */
  isSeller: boolean
}

/** What the page of an order lists as its history, after its placing. */
export const eventsOf = (history: readonly HistoryEntry[], order: Order, { asker, isSeller }: Reader): PastEvent[] =>
  history.flatMap((entry): PastEvent[] => {
    const known = wordsOf(entry, order)
    if (!known) return []
    const { at, who, reason, emailedTo } = entry
    return [
      {
        ...known,
        at,
        who,
        reason: entry.to === 'FAILED' ? paymentFailureFor(reason, asker) : reason,
        emailedTo: isSeller ? emailedTo : null,
      },
    ]
  })

type Known = Pick<PastEvent, 'about' | 'what' | 'of'>

function wordsOf({ kind, from, to, details }: HistoryEntry, { delivery }: Order): Known | undefined {
  if (kind === 'STATUS_CHANGED') return to && from !== 'DRAFT' ? steps[to] : undefined
  const { about, what } = happenings[kind]
  const number = details.shipment ?? details.return ?? ''
  const isHandedOver = kind === 'SHIPPED' && delivery === 'PICKUP'
  const { en, es } = isHandedOver ? handedOver : what
  return {
    about: isHandedOver ? ['shipped', 'delivered', 'begun'] : about,
    what: { en: en.replace('#', `${number}`), es: es.replace('#', `${number}`) },
    of: changesIn(details),
  }
}

const changesIn = ({ lines = [], fields = [] }: { lines?: ChangedLine[]; fields?: ChangedField[] }): string =>
  [
    ...lines.map(({ quantity, partNumber, description }) => `${quantity} × ${partNumber || description}`),
    ...fields.map(({ from, to }) => `${from || '–'} → ${to || '–'}`),
  ].join(', ')

const event = (about: readonly Field[], en: string, es: string): Known => ({ about, what: { en, es } })

const steps: Partial<Record<OrderStatus, Known>> = {
  AWAITING_PAYMENT: event([], 'payment tried again', 'nuevo intento de pago'),
  FAILED: event(['failed', 'declined'], 'payment failed', 'el pago falló'),
  EXPIRED: event(['expired'], 'expired without payment', 'caducado sin pago'),
  PAID: event(['paid', 'accepted'], 'paid', 'pagado'),
  PROCESSING: event(['accepted'], 'processing started', 'en proceso desde'),
  COMPLETED: event(['completed'], 'completed', 'completado'),
  CANCELLED: event(['cancelled'], 'cancelled', 'cancelado'),
}

const handedOver: Text = { en: 'parcel # handed over', es: 'paquete # entregado en mano' }

const happenings: Record<OrderEventKind, Known> = {
  EDITED: event(['edited'], 'changed', 'modificado'),
  RESERVED: event([], 'reserved from new stock', 'reservado de nuevas existencias'),
  PICKED: event(['picked', 'begun'], 'picked', 'preparado'),
  LINES_CANCELLED: event(['cancelled'], 'cancelled in part', 'cancelado en parte'),
  SHIPPED: event(['shipped', 'begun'], 'parcel # shipped', 'paquete # enviado'),
  TRACKING_CHANGED: event(
    ['tracking', 'edited'],
    'tracking of parcel # changed',
    'seguimiento del paquete # modificado',
  ),
  DELIVERED: event(['delivered'], 'parcel # delivered', 'paquete # entregado'),
  RETURN_REQUESTED: event(['returned'], 'return # requested', 'devolución # solicitada'),
  RETURN_ACCEPTED: event(['returned', 'accepted'], 'return # accepted', 'devolución # aceptada'),
  RETURN_DECLINED: event(['returned', 'declined'], 'return # declined', 'devolución # rechazada'),
  RETURN_RECEIVED: event(['returned', 'delivered'], 'return # received', 'devolución # recibida'),
  RETURN_CANCELLED: event(['returned', 'cancelled'], 'return # cancelled', 'devolución # cancelada'),
}
