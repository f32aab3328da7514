import type { Text } from '../../../domain/text'
import { dayFor, inLanguage, listFor } from '../../../record-tools/asker-text'
import type { Detail } from '../../../record-tools/details'
import type { Field } from '../../../record-tools/fields'
import type { Asker } from '../../../record-tools/record-tool'
import { backordered, openQuantity } from '../fulfillment'
import { canBeFollowed, hasStock, type Order, type OrderLine, type Shipment } from '../order'

/** What of an order has left, what has not, and what went back: by line, as far as it differs from line to line. */
export function writeProgress(order: Order, asker: Asker): Detail[] {
  return [
    ...order.shipments.map(
      (shipment): Detail => ({
        about: aboutOf(shipment),
        text: writeShipment(order, shipment, asker),
        said: 'always',
        ...(!shipment.deliveredAt && { lacks: ['delivered'] }),
      }),
    ),
    ...writeRest(order, asker),
  ]
}

const aboutOf = (shipment: Shipment): readonly Field[] => [
  ...(canBeFollowed(shipment) ? (['tracking'] as const) : []),
  ...(shipment.deliveredAt ? (['delivered'] as const) : []),
  ...(['shipped', 'where', 'when'] as const),
]

function writeShipment(order: Order, shipment: Shipment, asker: Asker): string {
  const { number, carrier, trackingNumber, link, lines } = shipment
  const parcel =
    order.shipments.length > 1 ? [inLanguage({ en: `parcel ${number}`, es: `paquete ${number}` }, asker)] : []
  const how = [...parcel, ...movesOf(shipment, order, asker), [carrier, trackingNumber].filter(Boolean).join(' '), link]
  const written = how.filter(Boolean).join(', ')
  if (order.shipments.length === 1 && order.lines.every((line) => openQuantity(line) === 0)) return written
  const pieces = lines.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId)
    return line ? [piecesOf(line, quantity)] : []
  })
  return `${written}: ${listFor(pieces, asker)}`
}

/** When it left and when it arrived; what is picked up does both at once. */
function movesOf({ shippedAt, deliveredAt }: Shipment, { delivery }: Order, asker: Asker): string[] {
  const [shipped, delivered] = [dayFor(shippedAt, asker), deliveredAt && dayFor(deliveredAt, asker)]
  const left = { en: `shipped on ${shipped}`, es: `enviado el ${shipped}` }
  const arrived = { en: `delivered on ${delivered}`, es: `entregado el ${delivered}` }
  const pickedUp = { en: `picked up on ${delivered}`, es: `recogido el ${delivered}` }
  if (delivered && delivery === 'PICKUP') return [inLanguage(pickedUp, asker)]
  return [left, ...(delivered ? [arrived] : [])].map((text) => inLanguage(text, asker))
}

/** What has not left an order that is to be shipped, and what was cancelled or came back. */
function writeRest(order: Order, asker: Asker): Detail[] {
  const { lines, delivery } = order
  const isClaimed = hasStock(order.status)
  const missing = (line: OrderLine) => backordered(line, order.status === 'PROCESSING')
  const ready = (line: OrderLine) => (delivery === 'PICKUP' ? line.picked : 0)
  const toShip = (line: OrderLine) => (isClaimed ? openQuantity(line) - missing(line) - ready(line) : 0)
  const rest: [readonly Field[], Text, (line: OrderLine) => number][] = [
    [['where'], words.ready, (line) => (isClaimed ? ready(line) : 0)],
    [['where', 'rest'], delivery === 'PICKUP' ? words.toPrepare : words.toShip, toShip],
    [['where', 'rest', 'reason', 'backorder'], words.missing, missing],
    [['cancelled'], words.cancelled, ({ cancelled }) => (order.status === 'CANCELLED' ? 0 : cancelled)],
    [['returned'], words.returned, ({ returned }) => returned],
  ]
  return rest.flatMap(([about, text, quantityOf]): Detail[] => {
    const pieces = lines.flatMap((line) => (quantityOf(line) > 0 ? [piecesOf(line, quantityOf(line))] : []))
    if (pieces.length === 0) return []
    return [
      {
        about,
        text: `${inLanguage(text, asker)}: ${listFor(pieces, asker)}`,
        // What holds for all that was ordered is its status, which is said anyway.
        said: lines.every((line) => quantityOf(line) === line.quantity) ? 'asked' : 'always',
        ...(about.includes('rest') && { lacks: ['shipped', 'delivered'] }),
      },
    ]
  })
}

const piecesOf = ({ description, partNumber }: OrderLine, quantity: number): string =>
  `${quantity} × ${description || partNumber}`

const words = {
  ready: { en: 'ready for pickup', es: 'listo para recoger' },
  toPrepare: { en: 'still to be made ready for pickup', es: 'aún por preparar para recoger' },
  toShip: { en: 'still to ship', es: 'falta por enviar' },
  missing: { en: 'waiting for stock', es: 'a la espera de existencias' },
  cancelled: { en: 'cancelled', es: 'cancelado' },
  returned: { en: 'returned', es: 'devuelto' },
} satisfies Record<string, Text>
