import { createTestSandbox, type TestSandbox } from '../../../../sandbox/testing/test-sandbox'
import type { PaymentProvider } from '../payment-provider'
import { createStripeProvider, type StripeOptions } from '../stripe/stripe-provider'
import { type FaultyWay, openFaultyWay } from './faulty-way'
import { startSampleStripe } from './sample-stripe'

export interface PortUnderTest {
  provider: PaymentProvider
  /** Between the port and the provider. */
  way: FaultyWay
  /** One that takes payments. */
  account: string
  /** The customer pays by card. */
  pay(checkoutId: string): Promise<void>
  /** The customer's card is declined. */
  decline(checkoutId: string): Promise<void>
  /** The customer pays by card, and has the bank take the money back. */
  dispute(checkoutId: string): Promise<void>
  /** Lets what takes its time at the provider end. */
  settle(): Promise<void>
  close(): Promise<void>
}

/** Signs what arrives at the webhook. */
export const webhookSecret = 'whsec_only_for_tests'
/** How long a call of the adapter waits for an answer. */
const TIMEOUT_MS = 1500
/** Short enough for checkouts to stay open when the clock is moved on. */
const BANK_DAY_SECONDS = 60

const over = ({ url }: FaultyWay, secretKey: string, shown: StripeOptions['interface']) =>
  createStripeProvider({ secretKey, webhookSecret, apiUrl: url, interface: shown, timeoutMs: TIMEOUT_MS })

/** The adapter over a local server that answers like Stripe. */
export async function openSamplePort(): Promise<PortUnderTest> {
  const server = await startSampleStripe()
  const way = await openFaultyWay(server.url)
  const provider = over(way, 'sk_test_none', { kind: 'embedded', publishableKey: 'pk_test_none' })
  const owner = { organizationId: 'northfield', name: 'Northfield', email: 'admin@northfield.example', country: 'US' }
  const { id: account } = await provider.createAccount(owner)
  server.enable(account)
  return {
    ...{ provider, way, account },
    pay: async (id) => void server.pay(id),
    decline: async (id) => server.decline(id),
    dispute: async (id) => server.dispute(id),
    settle: async () => undefined,
    close: async () => {
      await way.close()
      await server.close()
    },
  }
}

export interface SandboxPort extends PortUnderTest {
  sandbox: TestSandbox
  /** Lets days of the bank pass, and does what falls due. */
  pass(bankDays: number): Promise<void>
}

/** The adapter over the payment sandbox. */
export async function openSandboxPort(): Promise<SandboxPort> {
  let aheadMs = 0
  const now = () => new Date(Date.now() + aheadMs)
  const test = await createTestSandbox({ refundSeconds: 0, bankDaySeconds: BANK_DAY_SECONDS, now })
  const way = await openFaultyWay(test.sandbox.url)
  async function pass(bankDays: number): Promise<void> {
    aheadMs += bankDays * BANK_DAY_SECONDS * 1000
    await test.sandbox.runJobs()
  }
  return {
    sandbox: test,
    pass,
    provider: over(way, test.sandbox.secretKey, { kind: 'hosted' }),
    way,
    account: test.on.stripeAccount,
    pay: async (id) => {
      await test.person.pay(id, 'tok_visa')
    },
    decline: async (id) => {
      await test.person.pay(id, 'tok_chargeDeclined')
    },
    dispute: async (id) => {
      await test.person.pay(id, 'tok_createDispute')
      await pass(1)
    },
    settle: () => pass(0),
    close: async () => {
      await way.close()
      await test.close()
    },
  }
}
