import type { Database } from '../../../db/connection'
import type { RefundState } from '../../../db/schema'
import { amountWriter } from '../../../domain/amount-writer'
import type { Text } from '../../../domain/text'
import { dayFor, inLanguage } from '../../../record-tools/asker-text'
import { type Detail, detailsFor } from '../../../record-tools/details'
import { eventDetails, quoted, withMissing } from '../../../record-tools/events'
import type { Field } from '../../../record-tools/fields'
import { paymentFailureFor } from '../../../record-tools/payment-failures'
import type { Asker } from '../../../record-tools/record-tool'
import { type Payment, refundableAmount } from '../payment'
import { namesOf, type PaymentRow } from '../payment.repository'
import { findPayment } from '../stored-payment.repository'
import { refundFailureFor, refundReasonFor } from './failure-words'
import { paymentEvents } from './payment-events.repository'

/** Why a payment failed, which is said of each anyway. */
export const failureDetails = ({ failure }: Pick<PaymentRow, 'failure'>, asker: Asker): Detail[] =>
  failure
    ? [
        {
          about: ['failed', 'declined', 'reason'],
          text: inLanguage(lastAttempt(paymentFailureFor(failure, asker)), asker),
          said: 'asked',
        },
      ]
    : []

const lastAttempt = (reason: string): Text => ({
  en: `the last attempt failed: ${reason}`,
  es: `el último intento falló: ${reason}`,
})

/** All that the page of a payment says. */
export async function paymentDetails(db: Database, row: PaymentRow, asker: Asker): Promise<readonly Detail[]> {
  const payment = await findPayment(db, row.id)
  if (!payment) return failureDetails(row, asker)
  const [names, events] = await Promise.all([
    namesOf(
      db,
      payment.refunds.flatMap(({ requestedBy }) => requestedBy ?? []),
    ),
    paymentEvents(db, row, asker),
  ])
  const details: Detail[] = [
    ...failureDetails(row, asker),
    ...payment.refunds.map((refund) => refundDetail({ payment, refund, names }, asker)),
    ...moneyDetails(row, payment, asker),
    ...eventDetails(events, asker),
  ]
  return withMissing(details, missing, asker)
}

function moneyDetails({ method, feeAmount, paidAt }: PaymentRow, payment: Payment, asker: Asker): Detail[] {
  const amount = amountWriter(payment.currency, asker.locale)
  const left = amount(refundableAmount(payment))
  const { intentId } = payment
  const detail = detailsFor(asker)
  return [
    ...(paidAt ? [detail(['paid', 'when'], paidOn(dayFor(paidAt, asker)), 'asked')] : []),
    ...(method ? [detail(['card', 'terms'], { en: `paid with ${method}`, es: `pagado con ${method}` }, 'asked')] : []),
    ...(feeAmount === null
      ? []
      : [detail(['fee'], { en: `fee ${amount(feeAmount)}`, es: `comisión ${amount(feeAmount)}` }, 'asked')]),
    detail(['refundable'], { en: `${left} can still be refunded`, es: `aún se pueden reembolsar ${left}` }, 'alone'),
    ...(intentId
      ? [detail(['reference'], { en: `reference ${intentId}`, es: `referencia ${intentId}` }, 'alone')]
      : []),
  ]
}

const paidOn = (day: string): Text => ({ en: `paid on ${day}`, es: `pagado el ${day}` })

interface Refunded {
  payment: Payment
  refund: Payment['refunds'][number]
  names: ReadonlyMap<string, string>
}

function refundDetail({ payment, refund, names }: Refunded, asker: Asker): Detail {
  const { amount, createdAt, requestedBy, reason, failure, state, returnNumber } = refund
  const sum = amountWriter(payment.currency, asker.locale)(amount)
  const day = dayFor(createdAt, asker)
  const who = requestedBy && names.get(requestedBy)
  const parts = [
    inLanguage({ en: `refund of ${sum} on ${day}`, es: `reembolso de ${sum} el ${day}` }, asker) +
      (who ? inLanguage({ en: ` by ${who}`, es: ` por ${who}` }, asker) : ''),
    inLanguage(refundWords[state], asker),
    ...(reason ? [quoted(refundReasonFor(reason, asker))] : []),
    ...(returnNumber
      ? [inLanguage({ en: `for return ${returnNumber}`, es: `por la devolución ${returnNumber}` }, asker)]
      : []),
    ...(failure ? [refundFailureFor(failure, asker)] : []),
  ]
  return { about: ['refunded', 'who', 'when', 'reason'], text: parts.join(', '), said: 'alone' }
}

const refundWords: Record<RefundState, Text> = {
  REQUESTED: { en: 'requested', es: 'solicitado' },
  PENDING: { en: 'on its way', es: 'en camino' },
  SUCCEEDED: { en: 'refunded', es: 'reembolsado' },
  REQUIRES_ACTION: { en: 'needs action by the customer', es: 'el cliente tiene que actuar' },
  FAILED: { en: 'failed', es: 'fallido' },
  CANCELED: { en: 'cancelled', es: 'cancelado' },
}

const missing: Partial<Record<Field, Text>> = {
  paid: { en: 'not paid', es: 'sin pagar' },
  failed: { en: 'no attempt failed', es: 'no falló ningún intento' },
  declined: { en: 'no attempt was declined', es: 'no se rechazó ningún intento' },
  refunded: { en: 'nothing of it was refunded', es: 'no se reembolsó nada' },
  disputed: { en: 'not disputed', es: 'no está en disputa' },
  fee: { en: 'the fee is not known yet', es: 'aún no se conoce la comisión' },
  card: { en: 'no card is known', es: 'no se conoce la tarjeta' },
  expired: { en: 'not expired', es: 'no ha caducado' },
}
