import type Stripe from 'stripe'
import type { PaymentProvider, ProviderPayment } from '../payment-provider'
import { idOf, toCharge, toDispute, toPayout, toRefund } from './stripe-wire'
import { toProviderError } from './translate-error'

type Listings = Pick<PaymentProvider, 'paymentsSince' | 'payoutsSince'>

const PAGE = 100

/** What happened in an account since a moment, page by page, so that a month costs few calls. */
export function stripeReconciliation(stripe: Stripe, readPayment: PaymentProvider['readPayment']): Listings {
  const listed = (since: Date) => ({ created: { gte: Math.floor(since.getTime() / 1000) }, limit: PAGE })

  /** The provider's fee of each charge that it booked since. */
  async function feesSince(stripeAccount: string, since: Date): Promise<ReadonlyMap<string, number>> {
    const fees = new Map<string, number>()
    const booked = stripe.balanceTransactions.list({ ...listed(since), type: 'charge' }, { stripeAccount })
    for await (const { source, fee } of translatedAll(booked)) fees.set(idOf(source) ?? '', fee)
    return fees
  }

  return {
    async *paymentsSince(stripeAccount, since) {
      const options = { stripeAccount }
      const refunds = await byIntent(translatedAll(stripe.refunds.list(listed(since), options)))
      const disputes = await byIntent(translatedAll(stripe.disputes.list(listed(since), options)))
      const fees = await feesSince(stripeAccount, since)
      const seen = new Set<string>()
      for await (const charge of translatedAll(stripe.charges.list(listed(since), options))) {
        const intentId = idOf(charge.payment_intent)
        const taken = toCharge(charge, fees.get(charge.id))
        if (!intentId || !taken) continue
        seen.add(intentId)
        yield {
          intentId,
          paymentId: charge.metadata.payment_id,
          failure: undefined,
          charge: taken,
          refunds: (refunds.get(intentId) ?? []).map(toRefund),
          disputes: (disputes.get(intentId) ?? []).map(toDispute),
        } satisfies ProviderPayment
      }
      // What was taken before, but refunded or disputed since.
      for (const intentId of new Set([...refunds.keys(), ...disputes.keys()])) {
        if (!seen.has(intentId)) yield await readPayment(stripeAccount, intentId)
      }
    },

    async *payoutsSince(stripeAccount, since) {
      for await (const payout of translatedAll(stripe.payouts.list(listed(since), { stripeAccount }))) {
        yield toPayout(payout)
      }
    },
  }
}

type OfIntent = Pick<Stripe.Refund | Stripe.Dispute, 'payment_intent'>

async function byIntent<One extends OfIntent>(found: AsyncIterable<One>): Promise<ReadonlyMap<string, One[]>> {
  const all = new Map<string, One[]>()
  for await (const one of found) {
    const intentId = idOf(one.payment_intent)
    if (intentId) all.set(intentId, [...(all.get(intentId) ?? []), one])
  }
  return all
}

async function* translatedAll<One>(found: AsyncIterable<One>): AsyncGenerator<One> {
  try {
    yield* found
  } catch (error) {
    throw toProviderError(error)
  }
}
