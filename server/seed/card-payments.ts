import type { Transaction } from '../db/connection'
import {
  beginCheckout,
  createOpenAccountSession,
  createRefreshAccount,
  createRefreshPayment,
  createSendRefund,
  recordPayout,
  requestRefund,
} from '../modules/payments'
import { backdate } from './backdate'
import type { DemonstrationBank, DemonstrationCard } from './demonstration-bank'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Longer than a payout takes, and longer than lies between two settlements. */
const PAYOUT_MS = 30 * DAY_MS
/** How long a checkout stays open. */
const CHECKOUT_MS = 23 * HOUR_MS
const returnUrl = 'https://yardhand.example/order-completed'

interface CardPayment {
  orderId: string
  personId: string | undefined
  at: Date
  card: DemonstrationCard
}

interface Settlement {
  orderId: string
  paidAt: Date
  refund: { percent: number; reason: string } | undefined
}

/** What customers of the demonstration paid by card, made by the product's use cases at moments of the past. */
export interface CardPayments {
  pay(payment: CardPayment): Promise<void>
  /** Lets the money of a payment go its way: to the bank of the dealership, or back. */
  settle(settlement: Settlement): Promise<void>
  /** Lets come what is due by now. */
  finish(): Promise<void>
}

interface Owner {
  dealershipId: string
  adminId: string
  opening: Date
}

/** Opens the account of the dealership at its opening, and takes payments from then on. */
export async function openCardPayments(
  trx: Transaction,
  bank: DemonstrationBank,
  { dealershipId, adminId, opening }: Owner,
): Promise<CardPayments> {
  const { provider } = bank
  // All of it is one transaction, which the demonstration either has as a whole or not at all.
  const dependencies = {
    db: trx,
    transact: <Result>(work: (trx: Transaction) => Promise<Result>) => work(trx),
    provider,
  }
  const refreshPayment = createRefreshPayment(dependencies)
  const sendRefund = createSendRefund({ ...dependencies, refreshPayment })
  /** Payments that the bank disputes, or will. */
  const disputed = new Set<string>()
  let lastSettled = opening

  const now = Date.now()
  /** What comes later than now has not come yet. */
  const after = (start: Date, ms: number) => new Date(Math.min(start.getTime() + ms, now))

  bank.setTime(opening)
  const account = { dealershipId, personId: adminId, component: 'onboarding' as const, returnUrl }
  const session = await createOpenAccountSession(dependencies)(account)
  if (session.kind === 'hosted') await bank.onboard(session.url)
  await createRefreshAccount(dependencies)(dealershipId)
  await backdate(trx, opening)
  const { provider_account: providerAccount } = await trx
    .selectFrom('payment_account')
    .where('organization_id', '=', dealershipId)
    .select('provider_account')
    .executeTakeFirstOrThrow()

  async function settleAt(time: Date): Promise<void> {
    bank.setTime(time)
    await bank.settle()
    for (const id of disputed) await refreshDispute(id)
    for await (const payout of provider.payoutsSince(providerAccount, lastSettled)) {
      await recordPayout(trx, dealershipId, payout)
    }
    lastSettled = after(time, -PAYOUT_MS)
    await backdate(trx, time)
  }

  async function refreshDispute(paymentId: string): Promise<void> {
    await refreshPayment(paymentId)
    const closed = await trx
      .selectFrom('payment_dispute')
      .where('payment_id', '=', paymentId)
      .where('closed_at', 'is not', null)
      .select('id')
      .executeTakeFirst()
    if (closed) disputed.delete(paymentId)
  }

  async function refundAt(time: Date, orderId: string, { percent, reason }: NonNullable<Settlement['refund']>) {
    const { id: paymentId, captured_amount: captured } = await trx
      .selectFrom('payment')
      .where('order_id', '=', orderId)
      .where('captured_amount', '>', 0)
      .select(['id', 'captured_amount'])
      .executeTakeFirstOrThrow()
    const amount = Math.round((Number(captured) * percent) / 100)
    bank.setTime(time)
    const refundId = await requestRefund(trx, {
      orderId,
      wanted: { amount, currency: 'USD' },
      reason,
      personId: adminId,
    })
    await sendRefund(refundId)
    await bank.settle()
    await refreshPayment(paymentId)
    await backdate(trx, time)
  }

  return {
    async pay({ orderId, personId, at, card }) {
      const { payment, description } = await beginCheckout(trx, {
        ...{ orderId, personId, shown: {}, returnUrl },
        provider: provider.kind,
      })
      bank.setTime(at)
      const { id: sessionId } = await provider.openCheckout(providerAccount, {
        ...{ paymentId: payment.id, orderId, description, amount: payment.amount, currency: payment.currency },
        ...{ customerEmail: undefined, returnUrl, expiresAt: new Date(at.getTime() + CHECKOUT_MS) },
      })
      bank.setTime(after(at, 2 * MINUTE_MS))
      await bank.pay(sessionId, card)
      await refreshPayment(payment.id, { sessionId })
      if (card === 'disputed') disputed.add(payment.id)
      await backdate(trx, after(at, 2 * MINUTE_MS))
    },

    async settle({ orderId, paidAt, refund }) {
      await settleAt(after(paidAt, 2 * DAY_MS + HOUR_MS))
      if (refund) await refundAt(after(paidAt, 4 * DAY_MS), orderId, refund)
    },

    async finish() {
      await settleAt(new Date(now))
    },
  }
}
