import Stripe from 'stripe'
import type { PaymentProvider } from '../payment-provider'
import { stripeAccounts } from './stripe-accounts'
import { stripeCheckouts } from './stripe-checkouts'
import { openStripeEvent } from './stripe-events'
import { stripeMoney } from './stripe-money'
import { stripeReconciliation } from './stripe-reconciliation'
import { stripeTaxes } from './stripe-taxes'

export interface StripeOptions {
  secretKey: string
  /** Where the API is; absent for Stripe itself. */
  apiUrl?: string | undefined
  webhookSecret: string
  /** The sandbox has pages of its own; Stripe's are embedded in ours, with the publishable key. */
  interface: { kind: 'hosted' } | { kind: 'embedded'; publishableKey: string }
  timeoutMs?: number
}

/** Speaks Stripe's API: to Stripe, or to the sandbox, which speaks a part of it. */
export function createStripeProvider({
  secretKey,
  apiUrl,
  timeoutMs = 15_000,
  ...options
}: StripeOptions): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    ...addressOf(apiUrl),
    timeout: timeoutMs,
    // Calls repeat themselves with the same idempotency key; what still fails is repeated by a job.
    maxNetworkRetries: 1,
    telemetry: false,
  })
  const { interface: shown } = options
  const money = stripeMoney(stripe)
  return {
    kind: shown.kind === 'hosted' ? 'sandbox' : isTestKey(secretKey) ? 'stripe_test' : 'stripe',
    ...stripeAccounts(stripe, shown),
    ...stripeCheckouts(stripe, shown),
    ...money,
    ...stripeReconciliation(stripe, money.readPayment),
    ...stripeTaxes(stripe),
    openEvent: (body, signature) => openStripeEvent(stripe, { body, signature, secret: options.webhookSecret }),
  }
}

/** What a test key has made is unknown to a live one. */
const isTestKey = (secretKey: string): boolean => /^[sr]k_test_/.test(secretKey)

function addressOf(apiUrl: string | undefined) {
  if (!apiUrl) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  const isSecure = protocol === 'https:'
  return {
    host: hostname,
    port: port || (isSecure ? 443 : 80),
    protocol: isSecure ? ('https' as const) : ('http' as const),
  }
}
