import type { Text } from '../../domain/text'
import type { EmailMessage, EmailTopic } from '../notifications'
import type { IssuedNow } from './credit-notes/credit-note.repository'
import { creditNoteText } from './credit-notes/credit-note-text'
import type { Parcel } from './order'
import type { OrderRecipient } from './order-recipients'

/** A step of an order that is reported to the side which did not take it. */
export type OrderStep = (typeof orderSteps)[number]

export const orderSteps = [
  ...([
    'received',
    'received_to_pay',
    'new',
    'placed_for_you',
    'placed_to_pay',
    'edited',
    'expired',
    'payment_failed',
  ] as const),
  ...(['shipped', 'tracking_changed', 'delivered', 'ready_for_pickup', 'handed_over'] as const),
  ...(['return_requested', 'return_accepted', 'return_declined', 'return_received', 'return_cancelled'] as const),
  ...(['cancelled', 'lines_cancelled', 'message'] as const),
] as const

interface OrderEmail extends OrderRecipient {
  /** Of the recipient. */
  organizationId: string
  step: OrderStep
  /** As people read it. */
  number: string
  /** Who took the step. */
  by: string
  /** The reason of a cancellation or a return, or what was written. */
  words: string
  /** How what was shipped, or what was changed, is followed. */
  parcels?: readonly Parcel[]
  /** What the step has taken back of the invoice. */
  creditNotes?: readonly IssuedNow[]
}

export function orderEmail({
  step,
  number,
  by,
  words,
  parcels = [],
  creditNotes = [],
  url,
  ...recipient
}: OrderEmail): EmailMessage {
  const { subject, text } = steps[step](number, by)
  return {
    kind: 'order',
    topic: topicOf(step),
    ...recipient,
    subject,
    paragraphs: [
      text,
      ...(words === '' ? [] : [{ en: `Comment: ${words}`, es: `Comentario: ${words}` }]),
      ...parcels.flatMap(trackingText),
      ...creditNotes.map(creditNoteText),
    ],
    ...(url && { action: { label: { en: 'Show the order', es: 'Ver el pedido' }, url } }),
    ...furtherOf(parcels),
  }
}

const trackingText = ({ number, carrier, trackingNumber }: Parcel): Text[] => {
  const tracking = [carrier, trackingNumber].filter(Boolean).join(' ')
  return tracking === '' ? [] : [{ en: `Shipment ${number}: ${tracking}`, es: `Envío ${number}: ${tracking}` }]
}

/** The carriers' pages, as far as they are known. */
function furtherOf(parcels: readonly Parcel[]): Pick<EmailMessage, 'further'> {
  const further = parcels
    .filter(({ link }) => link !== '')
    .map(({ number, link }) => ({
      label: { en: `Track shipment ${number}`, es: `Seguir el envío ${number}` },
      url: link,
    }))
  return further.length > 0 ? { further } : {}
}

/** By which people choose the e-mails that they want. */
export function topicOf(step: OrderStep): EmailTopic {
  if (step === 'message') return 'messages'
  if (step.startsWith('return_')) return 'returns'
  const isOnTheWay = ['shipped', 'tracking_changed', 'delivered', 'ready_for_pickup', 'handed_over'].includes(step)
  return isOnTheWay ? 'shipments' : 'orders'
}

const steps: Record<OrderStep, (number: string, by: string) => { subject: Text; text: Text }> = {
  received: (number, by) => ({
    subject: { en: `Your order ${number} from ${by}`, es: `Su pedido ${number} a ${by}` },
    text: {
      en: `${by} has received your order ${number}, to be paid on account. You can follow it with this link.`,
      es: `${by} ha recibido su pedido ${number}, con pago a crédito. Puede seguirlo con este enlace.`,
    },
  }),
  received_to_pay: (number, by) => ({
    subject: { en: `Your order ${number} from ${by}, to be paid`, es: `Su pedido ${number} a ${by}, por pagar` },
    text: {
      en: `${by} has received your order ${number}. It will be processed as soon as it is paid. You can pay and follow it with this link.`,
      es: `${by} ha recibido su pedido ${number}. Se procesará en cuanto esté pagado. Puede pagarlo y seguirlo con este enlace.`,
    },
  }),
  new: (number, by) => ({
    subject: { en: `New order ${number} from ${by}`, es: `Nuevo pedido ${number} de ${by}` },
    text: {
      en: `Order ${number} from ${by} is ready to be processed.`,
      es: `El pedido ${number} de ${by} está listo para procesarse.`,
    },
  }),
  placed_for_you: (number, by) => ({
    subject: { en: `Order ${number} placed for you`, es: `Pedido ${number} hecho para usted` },
    text: {
      en: `${by} has placed order ${number} for you, to be paid on account.`,
      es: `${by} ha hecho el pedido ${number} para usted, con pago a crédito.`,
    },
  }),
  placed_to_pay: (number, by) => ({
    subject: { en: `Order ${number} placed for you, to be paid`, es: `Pedido ${number} hecho para usted, por pagar` },
    text: {
      en: `${by} has placed order ${number} for you. It will be processed as soon as it is paid.`,
      es: `${by} ha hecho el pedido ${number} para usted. Se procesará en cuanto esté pagado.`,
    },
  }),
  edited: (number, by) => ({
    subject: { en: `Order ${number} has been changed`, es: `El pedido ${number} ha cambiado` },
    text: {
      en: `${by} has changed order ${number}. Its history shows what has changed.`,
      es: `${by} ha cambiado el pedido ${number}. Su historial muestra los cambios.`,
    },
  }),
  expired: (number) => ({
    subject: { en: `Order ${number} has expired`, es: `El pedido ${number} ha caducado` },
    text: {
      en: `Order ${number} was not paid in time and has expired.`,
      es: `El pedido ${number} no se pagó a tiempo y ha caducado.`,
    },
  }),
  payment_failed: (number) => ({
    subject: { en: `Payment of order ${number} failed`, es: `El pago del pedido ${number} falló` },
    text: {
      en: `The payment of order ${number} did not go through. You can try to pay again.`,
      es: `El pago del pedido ${number} no se realizó. Puede intentar pagarlo de nuevo.`,
    },
  }),
  tracking_changed: (number, by) => ({
    subject: { en: `Order ${number}: tracking changed`, es: `Pedido ${number}: seguimiento cambiado` },
    text: {
      en: `${by} has changed the tracking of a parcel of order ${number}.`,
      es: `${by} ha cambiado el seguimiento de un paquete del pedido ${number}.`,
    },
  }),
  shipped: (number, by) => ({
    subject: { en: `Order ${number} is on its way`, es: `El pedido ${number} está en camino` },
    text: {
      en: `${by} has shipped a parcel of order ${number}. The order shows what is in it and how to follow it.`,
      es: `${by} ha enviado un paquete del pedido ${number}. El pedido muestra qué contiene y cómo seguirlo.`,
    },
  }),
  delivered: (number, by) => ({
    subject: { en: `Order ${number}: delivery confirmed`, es: `Pedido ${number}: entrega confirmada` },
    text: {
      en: `${by} has confirmed that a parcel of order ${number} has arrived.`,
      es: `${by} ha confirmado que llegó un paquete del pedido ${number}.`,
    },
  }),
  ready_for_pickup: (number, by) => ({
    subject: { en: `Order ${number} is ready for pickup`, es: `El pedido ${number} está listo para recoger` },
    text: {
      en: `Everything in order ${number} is ready for you to pick up from ${by}.`,
      es: `Todo el pedido ${number} está listo para que lo recoja en ${by}.`,
    },
  }),
  handed_over: (number, by) => ({
    subject: { en: `Order ${number} has been handed over`, es: `El pedido ${number} se ha entregado en mano` },
    text: {
      en: `${by} has handed over parts of order ${number}. The order shows which.`,
      es: `${by} ha entregado en mano piezas del pedido ${number}. El pedido muestra cuáles.`,
    },
  }),
  return_requested: (number, by) => ({
    subject: { en: `Order ${number}: return requested`, es: `Pedido ${number}: devolución solicitada` },
    text: {
      en: `${by} asks to return parts of order ${number}.`,
      es: `${by} solicita devolver piezas del pedido ${number}.`,
    },
  }),
  return_accepted: (number, by) => ({
    subject: { en: `Order ${number}: return accepted`, es: `Pedido ${number}: devolución aceptada` },
    text: {
      en: `${by} has accepted the return of parts of order ${number}. They can be sent back now.`,
      es: `${by} ha aceptado la devolución de piezas del pedido ${number}. Ya se pueden enviar de vuelta.`,
    },
  }),
  return_declined: (number, by) => ({
    subject: { en: `Order ${number}: return declined`, es: `Pedido ${number}: devolución rechazada` },
    text: {
      en: `${by} has declined the return of parts of order ${number}.`,
      es: `${by} ha rechazado la devolución de piezas del pedido ${number}.`,
    },
  }),
  return_received: (number, by) => ({
    subject: { en: `Order ${number}: return received`, es: `Pedido ${number}: devolución recibida` },
    text: {
      en: `${by} has received the returned parts of order ${number}. The order shows what is refunded for them or no longer to be paid.`,
      es: `${by} ha recibido las piezas devueltas del pedido ${number}. El pedido muestra qué se reembolsa por ellas o ya no hay que pagar.`,
    },
  }),
  return_cancelled: (number, by) => ({
    subject: { en: `Order ${number}: return cancelled`, es: `Pedido ${number}: devolución cancelada` },
    text: {
      en: `${by} has cancelled the return of parts of order ${number}.`,
      es: `${by} ha cancelado la devolución de piezas del pedido ${number}.`,
    },
  }),
  cancelled: (number, by) => ({
    subject: { en: `Order ${number} has been cancelled`, es: `El pedido ${number} se ha cancelado` },
    text: { en: `${by} has cancelled order ${number}.`, es: `${by} ha cancelado el pedido ${number}.` },
  }),
  lines_cancelled: (number, by) => ({
    subject: { en: `Part of order ${number} has been cancelled`, es: `Se ha cancelado parte del pedido ${number}` },
    text: {
      en: `${by} has cancelled part of order ${number}. The order shows which lines.`,
      es: `${by} ha cancelado parte del pedido ${number}. El pedido muestra qué líneas.`,
    },
  }),
  message: (number, by) => ({
    subject: { en: `Message about order ${number}`, es: `Mensaje sobre el pedido ${number}` },
    text: { en: `${by} wrote about order ${number}:`, es: `${by} escribió sobre el pedido ${number}:` },
  }),
}
