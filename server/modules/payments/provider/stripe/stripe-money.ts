import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { namedReason } from '../named-reason'
import type { PaymentProvider } from '../payment-provider'
import { idOf, toCharge, toDispute, toPayout, toRefund } from './stripe-wire'
import { translated } from './translate-error'

type Money = Pick<PaymentProvider, 'readPayment' | 'createRefund' | 'answerDispute' | 'readPayout' | 'readBalance'>

const PAGE = 100

export function stripeMoney(stripe: Stripe): Money {
  /** The provider's fee for a charge, as soon as it has booked it. */
  async function feeOf(charge: Stripe.Charge, stripeAccount: string): Promise<number | undefined> {
    const booked = charge.balance_transaction
    if (booked && typeof booked !== 'string') return booked.fee
    if (!booked) return undefined
    const { data } = await stripe.balanceTransactions.list({ source: charge.id, limit: PAGE }, { stripeAccount })
    return data.find(({ id }) => id === booked)?.fee
  }

  async function chargeOf(intent: Stripe.PaymentIntent, stripeAccount: string) {
    const charge = intent.latest_charge
    if (!charge || typeof charge === 'string') return undefined
    return charge.paid ? toCharge(charge, await feeOf(charge, stripeAccount)) : undefined
  }

  return {
    readPayment: (stripeAccount, intentId) =>
      translated(async () => {
        const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }, { stripeAccount })
        const charge = await chargeOf(intent, stripeAccount)
        const ofPayment = { payment_intent: intent.id, limit: PAGE }
        return {
          intentId: intent.id,
          paymentId: intent.metadata.payment_id,
          failure: failureOf(intent),
          charge,
          refunds: charge ? (await stripe.refunds.list(ofPayment, { stripeAccount })).data.map(toRefund) : [],
          disputes: charge ? (await stripe.disputes.list(ofPayment, { stripeAccount })).data.map(toDispute) : [],
        }
      }),

    createRefund: (stripeAccount, { refundId, intentId, amount }) =>
      translated(async () =>
        toRefund(
          await stripe.refunds.create(
            { payment_intent: intentId, amount, metadata: { refund_id: refundId } },
            { stripeAccount, idempotencyKey: `refund-${refundId}` },
          ),
        ),
      ),

    answerDispute: (stripeAccount, { disputeId, text }) =>
      translated(async () => {
        const answer = { evidence: { uncategorized_text: text }, submit: true }
        // Another text is another call; under the same key it would be refused for a day.
        const idempotencyKey = `answer-${disputeId}-${createHash('sha256').update(text).digest('base64url')}`
        await stripe.disputes.update(disputeId, answer, { stripeAccount, idempotencyKey })
      }),

    readPayout: (stripeAccount, id) =>
      translated(async () => toPayout(await stripe.payouts.retrieve(id, {}, { stripeAccount }))),

    readBalance: (stripeAccount) =>
      translated(async () => {
        const { available, pending } = await stripe.balance.retrieve({}, { stripeAccount })
        return { available: available.map(toAmount), pending: pending.map(toAmount) }
      }),
  }
}

function failureOf({ last_payment_error: error, latest_charge: charge }: Stripe.PaymentIntent) {
  if (!error) return undefined
  const message = error.message ?? error.code ?? error.type
  const reason = namedReason({ codes: [error.decline_code, error.code], message })
  return { attempt: idOf(charge) ?? error.charge ?? reason, reason }
}

const toAmount = ({ amount, currency }: { amount: number; currency: string }) => ({
  amount,
  currency: currency.toUpperCase(),
})
