import type { DisputeState, PayoutState, PaymentProvider as ProviderKind, RefundState } from '../../../db/schema'

/** How a part of the provider's interface is opened in the browser. */
export type ProviderSession =
  | { kind: 'hosted'; url: string }
  | { kind: 'embedded'; clientSecret: string; publishableKey: string; account: string }

export type AccountComponent = 'onboarding' | 'management' | 'payouts'

/** A dealership's account with the provider. */
export interface ProviderAccount {
  id: string
  chargesEnabled: boolean
  payoutsEnabled: boolean
  detailsSubmitted: boolean
  /** The provider's names of what it still needs. */
  requirements: string[]
}

export interface NewCheckout {
  /** Also the idempotency key: the same payment is opened once, however often it is asked for. */
  paymentId: string
  orderId: string
  /** What the customer reads, such as `SO-1001`. */
  description: string
  amount: number
  currency: string
  customerEmail: string | undefined
  returnUrl: string
  /** Shown by the provider with the payment. */
  metadata?: Record<string, string>
  expiresAt: Date
}

export interface ProviderCheckout {
  id: string
  status: 'open' | 'complete' | 'expired'
  /** Set while it is open. */
  session: ProviderSession | undefined
  expiresAt: Date
  intentId: string | undefined
}

export interface ProviderCharge {
  id: string
  capturedAmount: number
  currency: string
  /** As receipts show the card: `Visa •••• 4242`. */
  method: string
  paidAt: Date
  /** Undefined until the provider has settled it. */
  fee: number | undefined
}

export interface ProviderRefund {
  id: string
  state: RefundState
  amount: number
  /** Of the row that asked for it; undefined for one made with the provider. */
  refundId: string | undefined
  failure: string
}

export interface ProviderDispute {
  id: string
  state: DisputeState
  amount: number
  reason: string
  respondBy: Date | undefined
  /** Whether the dealership's answer is with the bank. */
  isAnswered: boolean
  openedAt: Date
}

/** A payment as the provider has it now. */
export interface ProviderPayment {
  intentId: string
  /** Of the payment that its checkout was opened for. */
  paymentId: string | undefined
  /** The last attempt, if it failed; the reason is that of `namedReason`. */
  failure: { attempt: string; reason: string } | undefined
  charge: ProviderCharge | undefined
  refunds: ProviderRefund[]
  disputes: ProviderDispute[]
}

export interface NewProviderRefund {
  /** Also the idempotency key. */
  refundId: string
  intentId: string
  amount: number
}

export interface ProviderPayout {
  id: string
  state: PayoutState
  amount: number
  currency: string
  failure: string
  arrivesAt: Date
  createdAt: Date
}

interface AmountOfCurrency {
  amount: number
  currency: string
}

export interface ProviderBalance {
  available: AmountOfCurrency[]
  pending: AmountOfCurrency[]
}

export interface TaxAddress {
  line1: string
  line2?: string | undefined
  city: string
  region?: string | undefined
  postalCode?: string | undefined
  country: string
}

export type TaxBehavior = 'exclusive' | 'inclusive' | 'inferred_by_currency'

export interface TaxRegistration {
  id: string
  country: string
  region: string | null
  status: 'active' | 'scheduled' | 'expired'
  activeFrom: Date
}

export interface TaxSettings {
  status: 'active' | 'pending'
  taxBehavior: TaxBehavior | null
  taxCode: string | null
  headOffice: TaxAddress | null
  missing: string[]
  registrations: TaxRegistration[]
}

export interface TaxSettingsChange {
  taxBehavior?: TaxBehavior | undefined
  taxCode?: string | undefined
  headOffice?: TaxAddress | undefined
  addRegistration?: { country: string; region?: string | undefined } | undefined
  /** The id of one that ends now. */
  endRegistration?: string | undefined
}

/** An event, reduced to what it is about: its content is read from the provider again. */
export interface ProviderEvent {
  id: string
  type: string
  /** The account that it happened in; empty for the platform's own. */
  account: string
  objectType: string
  objectId: string
  /** Of the payment that the object belongs to. */
  intentId: string | undefined
}

/**
 * Takes cards and pays out, for accounts of dealerships (behaviour, section 8). Amounts are in minor units. Every method
 * throws `ProviderUnreachable`, after which it may be repeated, or `ProviderRefusal`, after which it would fail again.
 */
export interface PaymentProvider {
  readonly kind: ProviderKind

  /** Creates the account of an organization once, if it is asked for with the same details. */
  createAccount(account: {
    organizationId: string
    name: string
    email: string | undefined
    country: string
  }): Promise<ProviderAccount>
  readAccount(account: string): Promise<ProviderAccount>
  openAccountSession(
    account: string,
    options: { component: AccountComponent; returnUrl: string },
  ): Promise<ProviderSession>

  /** Opens a checkout once for each payment. */
  openCheckout(account: string, checkout: NewCheckout): Promise<ProviderCheckout>
  readCheckout(account: string, checkoutId: string): Promise<ProviderCheckout>
  /** Ends a checkout, unless it is complete. @returns it as it is then */
  expireCheckout(account: string, checkoutId: string): Promise<ProviderCheckout>
  readPayment(account: string, intentId: string): Promise<ProviderPayment>

  /** Refunds once for each refund id. */
  createRefund(account: string, refund: NewProviderRefund): Promise<ProviderRefund>

  /** Answers a dispute, once. */
  answerDispute(account: string, answer: { disputeId: string; text: string }): Promise<void>

  readPayout(account: string, payoutId: string): Promise<ProviderPayout>
  readBalance(account: string): Promise<ProviderBalance>
  /** Payments of which something was taken, refunded or disputed since a moment. */
  paymentsSince(account: string, since: Date): AsyncIterable<ProviderPayment>
  payoutsSince(account: string, since: Date): AsyncIterable<ProviderPayout>

  readTaxSettings(account: string): Promise<TaxSettings>
  changeTaxSettings(account: string, change: TaxSettingsChange): Promise<TaxSettings>

  /** @throws UntrustedEvent unless the provider signed exactly these bytes lately */
  openEvent(body: Buffer, signature: string): ProviderEvent
}
