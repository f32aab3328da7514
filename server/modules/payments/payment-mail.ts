import { amountWriter } from '../../domain/amount-writer'
import { inEachLocale, type Region } from '../../domain/locale'
import type { Text } from '../../domain/text'
import type { EmailMessage } from '../notifications'
import { creditNoteText, type IssuedNow, type OrderRecipient } from '../orders'

/** Something about money that is reported by e-mail. */
export type PaymentStep = (typeof paymentSteps)[number]

export const paymentSteps = [
  ...(['paid', 'refunded', 'refund_failed', 'refund_canceled', 'refund_waits', 'refund_on_hold'] as const),
  ...(['late', 'late_for_dealership'] as const),
  ...(['inquiry_opened', 'dispute_opened', 'dispute_won', 'dispute_lost'] as const),
] as const

interface Amount {
  amount: number
  currency: string
}

interface PaymentEmail extends OrderRecipient {
  /** Of the recipient. */
  organizationId: string
  step: PaymentStep
  /** Of the order, as people read it. */
  number: string
  amount: Amount
  /** The other side. */
  other: string
  /** Whether `url` leads to the payment, otherwise to the order. */
  isOfPayment: boolean
  /** Of the return that a refund is for. */
  returnNumber?: number | undefined
  /** What a refund has taken back of the invoice. */
  creditNotes?: readonly IssuedNow[]
}

/** An amount as people read it where they are: `$12.50`. */
const amountText = ({ amount, currency }: Amount, region: Region): Text =>
  inEachLocale(region, (locale) => amountWriter(currency, locale)(amount))

export function paymentEmail({
  step,
  number,
  amount,
  other,
  url,
  isOfPayment,
  returnNumber,
  creditNotes = [],
  ...recipient
}: PaymentEmail): EmailMessage {
  const write = steps[step]({ number, other })
  return {
    kind: 'payment',
    topic: 'payments',
    ...recipient,
    subject: write.subject,
    paragraphs: [
      (region) => write.text(amountText(amount, region)),
      ...(returnNumber ? [returnText(returnNumber)] : []),
      ...creditNotes.map(creditNoteText),
    ],
    ...(url && { action: { label: isOfPayment ? labels.payment : labels.order, url } }),
  }
}

const returnText = (number: number): Text => ({
  en: `It is for return ${number} of the order.`,
  es: `Es por la devolución ${number} del pedido.`,
})

const labels = {
  order: { en: 'Show the order', es: 'Ver el pedido' },
  payment: { en: 'Show the payment', es: 'Ver el pago' },
}

interface Words {
  number: string
  other: string
}

const steps: Record<PaymentStep, (words: Words) => { subject: Text; text: (money: Text) => Text }> = {
  paid: ({ number, other }) => ({
    subject: { en: `Payment received for order ${number}`, es: `Pago recibido del pedido ${number}` },
    text: (money) => ({
      en: `${other} has received your payment of ${money.en} for order ${number}.`,
      es: `${other} ha recibido su pago de ${money.es} por el pedido ${number}.`,
    }),
  }),
  refunded: ({ number, other }) => ({
    subject: { en: `Refund for order ${number}`, es: `Reembolso del pedido ${number}` },
    text: (money) => ({
      en: `${other} has refunded ${money.en} of order ${number}. Your bank may take a few days to show it.`,
      es: `${other} ha reembolsado ${money.es} del pedido ${number}. Su banco puede tardar unos días en mostrarlo.`,
    }),
  }),
  refund_failed: ({ number, other }) => ({
    subject: { en: `Refund for order ${number} failed`, es: `El reembolso del pedido ${number} falló` },
    text: (money) => ({
      en: `The refund of ${money.en} to ${other} for order ${number} was refused. The payment shows why.`,
      es: `El reembolso de ${money.es} a ${other} por el pedido ${number} fue rechazado. El pago muestra el motivo.`,
    }),
  }),
  refund_canceled: ({ number, other }) => ({
    subject: { en: `Refund for order ${number} cancelled`, es: `Reembolso del pedido ${number} cancelado` },
    text: (money) => ({
      en: `The refund of ${money.en} to ${other} for order ${number} was cancelled before it arrived. The money is back in your balance; the payment can be refunded again.`,
      es: `El reembolso de ${money.es} a ${other} por el pedido ${number} se canceló antes de llegar. El dinero vuelve a estar en su saldo; el pago se puede reembolsar de nuevo.`,
    }),
  }),
  refund_waits: ({ number, other }) => ({
    subject: {
      en: `Details needed for the refund of order ${number}`,
      es: `Faltan datos para el reembolso del pedido ${number}`,
    },
    text: (money) => ({
      en: `${other} has refunded ${money.en} of order ${number}, but the payment provider needs details from you to send it. Follow the instructions in the e-mail from the provider.`,
      es: `${other} ha reembolsado ${money.es} del pedido ${number}, pero el proveedor de pagos necesita datos suyos para enviarlo. Siga las instrucciones del correo del proveedor.`,
    }),
  }),
  refund_on_hold: ({ number, other }) => ({
    subject: { en: `Refund for order ${number} is on hold`, es: `El reembolso del pedido ${number} está en espera` },
    text: (money) => ({
      en: `The refund of ${money.en} to ${other} for order ${number} can only be made by the payment provider that took the payment, and another one is set up now. It is sent as soon as the first one is set up again.`,
      es: `El reembolso de ${money.es} a ${other} por el pedido ${number} solo lo puede hacer el proveedor de pagos que cobró el pago, y ahora hay otro configurado. Se enviará en cuanto el primero vuelva a estar configurado.`,
    }),
  }),
  late: ({ number, other }) => ({
    subject: { en: `Payment for order ${number} is being returned`, es: `Se devuelve el pago del pedido ${number}` },
    text: (money) => ({
      en: `Your payment of ${money.en} for order ${number} came when ${other} could no longer accept it. It is being refunded in full.`,
      es: `Su pago de ${money.es} por el pedido ${number} llegó cuando ${other} ya no podía aceptarlo. Se le reembolsa entero.`,
    }),
  }),
  late_for_dealership: ({ number, other }) => ({
    subject: { en: `Late payment for order ${number}`, es: `Pago tardío del pedido ${number}` },
    text: (money) => ({
      en: `${other} paid ${money.en} for order ${number}, which could no longer be paid. The money is being refunded; the order does not change.`,
      es: `${other} pagó ${money.es} por el pedido ${number}, que ya no se podía pagar. El dinero se reembolsa; el pedido no cambia.`,
    }),
  }),
  inquiry_opened: ({ number, other }) => ({
    subject: {
      en: `Question about the payment for order ${number}`,
      es: `Consulta sobre el pago del pedido ${number}`,
    },
    text: (money) => ({
      en: `The bank of ${other} asks about the payment of ${money.en} for order ${number}. No money was withdrawn. Answer on the page of the payment before the deadline, or refund the payment; otherwise it may become a dispute.`,
      es: `El banco de ${other} pregunta por el pago de ${money.es} del pedido ${number}. No se ha retirado dinero. Responda en la página del pago antes de que venza el plazo o reembolse el pago; de lo contrario puede convertirse en una disputa.`,
    }),
  }),
  dispute_opened: ({ number, other }) => ({
    subject: { en: `Payment for order ${number} is disputed`, es: `El pago del pedido ${number} está en disputa` },
    text: (money) => ({
      en: `The bank of ${other} disputes the payment of ${money.en} for order ${number}. Answer on the page of the payment before the deadline, or you lose the money.`,
      es: `El banco de ${other} disputa el pago de ${money.es} por el pedido ${number}. Responda en la página del pago antes de que venza el plazo, o perderá el dinero.`,
    }),
  }),
  dispute_won: ({ number, other }) => ({
    subject: { en: `Dispute about order ${number} won`, es: `Disputa del pedido ${number} ganada` },
    text: (money) => ({
      en: `The bank of ${other} has decided for you: the payment of ${money.en} for order ${number} stays with you.`,
      es: `El banco de ${other} le ha dado la razón: el pago de ${money.es} por el pedido ${number} es suyo.`,
    }),
  }),
  dispute_lost: ({ number, other }) => ({
    subject: { en: `Dispute about order ${number} lost`, es: `Disputa del pedido ${number} perdida` },
    text: (money) => ({
      en: `The bank of ${other} has decided for its customer: ${money.en} of order ${number} went back.`,
      es: `El banco de ${other} ha dado la razón a su cliente: ${money.es} del pedido ${number} se han devuelto.`,
    }),
  }),
}

interface FailedPayout {
  to: string
  organizationId: string
  amount: Amount
  url: string
}

export function failedPayoutEmail({ to, organizationId, amount, url }: FailedPayout): EmailMessage {
  const text = (money: Text): Text => ({
    en: `The payout of ${money.en} did not reach your bank account, and the money is in your balance again. Further payouts may be stopped until you enter the bank account again: the page shows why.`,
    es: `La transferencia de ${money.es} no llegó a su cuenta bancaria, y el dinero está de nuevo en su saldo. Las siguientes pueden quedar detenidas hasta que indique otra vez la cuenta bancaria: la página muestra el motivo.`,
  })
  return {
    kind: 'payment',
    topic: 'payments',
    to,
    organizationId,
    subject: { en: 'A payout failed', es: 'Una transferencia a su cuenta falló' },
    paragraphs: [(region) => text(amountText(amount, region))],
    action: { label: { en: 'Show the payment account', es: 'Ver la cuenta de pagos' }, url },
  }
}

interface Differences {
  to: string
  organizationId: string
  differences: readonly Text[]
  url: string
}

export function differencesEmail({ to, organizationId, differences, url }: Differences): EmailMessage {
  return {
    kind: 'payment',
    topic: 'payments',
    to,
    organizationId,
    subject: { en: 'Payments differ from the provider', es: 'Los pagos difieren de los del proveedor' },
    paragraphs: [
      {
        en: `The daily comparison with the payment provider found differences: ${differences.map(({ en }) => en).join('; ')}.`,
        es: `La comparación diaria con el proveedor de pagos encontró diferencias: ${differences.map(({ es }) => es).join('; ')}.`,
      },
    ],
    action: { label: { en: 'Show the differences', es: 'Ver las diferencias' }, url },
  }
}
