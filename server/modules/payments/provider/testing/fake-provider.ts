import { randomUUID } from 'node:crypto'
import type {
  PaymentProvider,
  ProviderAccount,
  ProviderCheckout,
  ProviderEvent,
  ProviderPayment,
  ProviderPayout,
  ProviderRefund,
  TaxSettings,
} from '../payment-provider'
import { ProviderRefusal, ProviderUnreachable, UntrustedEvent } from '../provider-error'

interface FakePayment extends ProviderPayment {
  account: string
}

const HOUR_MS = 3_600_000

/** A provider in memory, for tests: what customers and banks do there is done by its further methods. */
export function createFakeProvider() {
  const accounts = new Map<string, ProviderAccount>()
  const checkouts = new Map<string, ProviderCheckout & { account: string; paymentId: string; amount: number }>()
  const payments = new Map<string, FakePayment>()
  const refunds = new Map<string, ProviderRefund>()
  const payouts = new Map<string, ProviderPayout>()
  const taxes = new Map<string, TaxSettings>()
  const state = { isDown: false, refusesRefunds: false, refundState: 'SUCCEEDED' as ProviderRefund['state'] }

  const found = <One>(one: One | undefined): One => {
    if (state.isDown) throw new ProviderUnreachable('the fake is down')
    if (!one) throw new ProviderRefusal('No such object', 'resource_missing')
    return one
  }

  const taxesOf = (account: string): TaxSettings =>
    taxes.get(account) ?? {
      status: 'pending',
      taxBehavior: null,
      taxCode: null,
      headOffice: null,
      missing: ['head_office'],
      registrations: [],
    }

  const paid = (
    account: string,
    { intentId, paymentId, amount }: { intentId: string; paymentId: string; amount: number },
  ) => {
    const payment: FakePayment = {
      account,
      intentId,
      paymentId: paymentId || undefined,
      failure: undefined,
      charge: {
        id: `ch_${intentId}`,
        capturedAmount: amount,
        currency: 'USD',
        method: 'Visa •••• 4242',
        paidAt: new Date(),
        fee: Math.round(amount * 0.029) + 30,
      },
      refunds: payments.get(intentId)?.refunds ?? [],
      disputes: payments.get(intentId)?.disputes ?? [],
    }
    payments.set(intentId, payment)
    return payment
  }

  const provider: PaymentProvider = {
    kind: 'sandbox',
    createAccount: async ({ organizationId }) => {
      found(true)
      const id = `acct_${organizationId}`
      const account = accounts.get(id) ?? {
        id,
        chargesEnabled: false,
        payoutsEnabled: false,
        detailsSubmitted: false,
        requirements: ['external_account'],
      }
      accounts.set(id, account)
      return account
    },
    readAccount: async (account) => found(accounts.get(account)),
    openAccountSession: async (account, { component }) => {
      found(accounts.get(account) ?? account)
      return { kind: 'hosted', url: `https://pay.example/${account}/${component}` }
    },
    openCheckout: async (account, { paymentId, amount, expiresAt }) => {
      found(true)
      const id = `cs_${paymentId}`
      const checkout = checkouts.get(id) ?? {
        id,
        account,
        paymentId,
        amount,
        status: 'open' as const,
        session: { kind: 'hosted' as const, url: `https://pay.example/checkout/${id}` },
        expiresAt,
        intentId: undefined,
      }
      checkouts.set(id, checkout)
      return { ...checkout }
    },
    readCheckout: async (_account, id) => ({ ...found(checkouts.get(id)) }),
    expireCheckout: async (_account, id) => {
      const checkout = found(checkouts.get(id))
      if (checkout.status === 'open') Object.assign(checkout, { status: 'expired', session: undefined })
      return { ...checkout }
    },
    readPayment: async (_account, intentId) => structuredClone(found(payments.get(intentId))),
    createRefund: async (_account, { refundId, intentId, amount }) => {
      const payment = found(payments.get(intentId))
      const known = refunds.get(refundId)
      if (known) return { ...known }
      const withdrawn = payment.disputes
        .filter((dispute) => dispute.state === 'OPEN' || dispute.state === 'LOST')
        .reduce((total, dispute) => total + dispute.amount, 0)
      const taken = (payment.charge?.capturedAmount ?? 0) - withdrawn
      const returned = payment.refunds
        .filter((one) => one.state !== 'FAILED' && one.state !== 'CANCELED')
        .reduce((total, one) => total + one.amount, 0)
      if (state.refusesRefunds || returned + amount > taken) throw new ProviderRefusal('Refund refused', 'refused')
      const refund: ProviderRefund = { id: `re_${refundId}`, state: state.refundState, amount, refundId, failure: '' }
      refunds.set(refundId, refund)
      payment.refunds.push(refund)
      return { ...refund }
    },
    answerDispute: async (_account, { disputeId }) => {
      const disputes = [...payments.values()].flatMap((payment) => payment.disputes)
      const dispute = found(disputes.find(({ id }) => id === disputeId))
      if (dispute.isAnswered) throw new ProviderRefusal('The dispute is under review', 'invalid_request')
      dispute.isAnswered = true
    },
    readPayout: async (_account, id) => found(payouts.get(id)),
    readBalance: async () => {
      found(true)
      return { available: [{ amount: 0, currency: 'USD' }], pending: [] }
    },
    async *paymentsSince(account, since) {
      found(accounts.get(account))
      for (const payment of payments.values()) {
        const moments = [payment.charge?.paidAt ?? new Date(0), ...payment.disputes.map(({ openedAt }) => openedAt)]
        if (payment.account === account && moments.some((moment) => moment >= since)) yield structuredClone(payment)
      }
    },
    async *payoutsSince() {
      found(true)
      yield* payouts.values()
    },
    readTaxSettings: async (account) => {
      found(true)
      return taxesOf(account)
    },
    changeTaxSettings: async (account, { addRegistration, endRegistration, ...change }) => {
      found(true)
      const before = taxesOf(account)
      const added = addRegistration && {
        id: `taxreg_${randomUUID()}`,
        country: addRegistration.country,
        region: addRegistration.region ?? null,
        status: 'active' as const,
        activeFrom: new Date(),
      }
      if (endRegistration !== undefined) found(before.registrations.find(({ id }) => id === endRegistration))
      const remaining = before.registrations.map((one) =>
        one.id === endRegistration ? { ...one, status: 'expired' as const } : one,
      )
      const defined = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
      const after = { ...before, ...defined, registrations: [...remaining, ...(added ? [added] : [])] }
      taxes.set(account, after)
      return after
    },
    openEvent: (body, signature): ProviderEvent => {
      if (signature !== 'signed') throw new UntrustedEvent('not signed')
      return JSON.parse(body.toString())
    },
  }

  return {
    ...provider,
    state,
    payments,
    payouts,
    paid,
    checkoutOf: (id: string) => checkouts.get(id),
    enable(organizationId: string): string {
      const id = `acct_${organizationId}`
      accounts.set(id, {
        id,
        chargesEnabled: true,
        payoutsEnabled: true,
        detailsSubmitted: true,
        requirements: [],
      })
      return id
    },
    disable(organizationId: string): void {
      const id = `acct_${organizationId}`
      const off = { chargesEnabled: false, payoutsEnabled: false, detailsSubmitted: false }
      accounts.set(id, { id, ...off, requirements: ['external_account'] })
    },
    /** The bank returns a payout, or there is another bank from now on. */
    setBank(id: string, isGood: boolean): void {
      Object.assign(found(accounts.get(id)), {
        payoutsEnabled: isGood,
        requirements: isGood ? [] : ['external_account'],
      })
    },
    /** The customer pays by an open checkout. @returns what events are about */
    pay(checkoutId: string): { intentId: string; account: string } {
      const checkout = found(checkouts.get(checkoutId))
      if (checkout.status !== 'open') throw new Error('the checkout is not open')
      const intentId = `pi_${checkout.paymentId}`
      Object.assign(checkout, { status: 'complete', session: undefined, intentId })
      paid(checkout.account, { intentId, paymentId: checkout.paymentId, amount: checkout.amount })
      return { intentId, account: checkout.account }
    },
    /** The bank declines the customer's card; the checkout stays open. */
    decline(checkoutId: string): { intentId: string; account: string } {
      const checkout = found(checkouts.get(checkoutId))
      const intentId = `pi_${checkout.paymentId}`
      checkout.intentId = intentId
      const { account, paymentId } = checkout
      payments.set(intentId, {
        account,
        intentId,
        paymentId,
        failure: { attempt: randomUUID(), reason: 'card_declined' },
        charge: undefined,
        refunds: [],
        disputes: [],
      })
      return { intentId, account }
    },
    /** An event as it arrives at the webhook. */
    event(type: string, about: Partial<ProviderEvent>): ProviderEvent {
      const id = `evt_${randomUUID()}`
      return { id, type, account: '', objectType: 'payment_intent', objectId: '', intentId: undefined, ...about }
    },
    sessionEndsAt: () => new Date(Date.now() + HOUR_MS),
  }
}
