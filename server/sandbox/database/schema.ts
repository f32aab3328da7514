import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely'

export type Metadata = Record<string, string>
/** Assigned by the database in the order of creation; lists are ordered by it. */
type Sequence = ColumnType<number, never, never>
type Json<Value extends object | null> = JSONColumnType<Value>

interface AccountTable {
  id: string
  sequence: Sequence
  email: string | null
  business_name: string | null
  country: string
  currency: string
  charges_enabled: Generated<boolean>
  payouts_enabled: Generated<boolean>
  details_submitted: Generated<boolean>
  bank_refuses_payouts: Generated<boolean>
  refunds_need_details: Generated<boolean>
  reports_payments_late: Generated<boolean>
  metadata: Json<Metadata>
  tax_settings: Json<TaxSettings>
  created_at: Date
}

export interface Address {
  city: string | null
  country: string | null
  line1: string | null
  line2: string | null
  postal_code: string | null
  state: string | null
}

export interface TaxSettings {
  tax_behavior: string | null
  tax_code: string | null
  head_office: Address | null
}

interface AccountLinkTable {
  id: string
  account_id: string
  return_url: string
  refresh_url: string
  expires_at: Date
}

interface TaxRegistrationTable {
  id: string
  sequence: Sequence
  account_id: string
  country: string
  country_options: Json<Record<string, unknown>>
  active_from: Date
  expires_at: Date | null
  created_at: Date
}

interface PaymentIntentTable {
  id: string
  account_id: string
  amount: number
  currency: string
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
  application_fee: number
  description: string | null
  receipt_email: string | null
  last_error: ColumnType<PaymentFailure | null, string | null, string | null>
  awaiting_token: string | null
  latest_charge_id: string | null
  metadata: Json<Metadata>
  created_at: Date
}

/** Why a card was not charged, in the provider's codes. */
export interface PaymentFailure {
  code: string
  decline_code: string | null
  message: string
}

export interface LineItem {
  name: string
  quantity: number
  unit_amount: number
}

/** What a session was created with and only repeats. */
export interface SessionParameters {
  ui_mode: string
  success_url: string | null
  cancel_url: string | null
  return_url: string | null
  client_reference_id: string | null
  locale: string | null
  payment: { application_fee: number; description: string | null; receipt_email: string | null; metadata: Metadata }
}

interface CheckoutSessionTable {
  id: string
  account_id: string
  payment_intent_id: string | null
  status: 'open' | 'complete' | 'expired'
  amount_total: number
  currency: string
  line_items: Json<LineItem[]>
  parameters: Json<SessionParameters>
  metadata: Json<Metadata>
  customer_email: string | null
  customer_name: string | null
  expires_at: Date
  created_at: Date
}

export interface Card {
  brand: string
  last4: string
  funding: string
}

interface ChargeTable {
  id: string
  sequence: Sequence
  account_id: string
  payment_intent_id: string
  amount: number
  currency: string
  status: 'succeeded' | 'failed'
  failure_code: string | null
  failure_message: string | null
  decline_code: string | null
  card: Json<Card>
  refunds_fail: boolean
  dispute_due_at: Date | null
  is_inquired_first: Generated<boolean>
  description: string | null
  customer_email: string | null
  customer_name: string | null
  metadata: Json<Metadata>
  created_at: Date
}

interface RefundTable {
  id: string
  sequence: Sequence
  account_id: string
  charge_id: string
  amount: number
  currency: string
  status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled'
  reason: string | null
  failure_reason: string | null
  metadata: Json<Metadata>
  due_at: Date
  created_at: Date
}

interface DisputeTable {
  id: string
  sequence: Sequence
  account_id: string
  charge_id: string
  amount: number
  currency: string
  status:
    | 'warning_needs_response'
    | 'warning_under_review'
    | 'warning_closed'
    | 'needs_response'
    | 'under_review'
    | 'won'
    | 'lost'
  reason: string
  is_convincing: Generated<boolean>
  evidence: Json<Record<string, string>>
  due_at: Date
  metadata: Json<Metadata>
  created_at: Date
}

interface PayoutTable {
  id: string
  sequence: Sequence
  account_id: string
  amount: number
  currency: string
  status: 'in_transit' | 'paid' | 'failed'
  failure_code: string | null
  bank_day: number
  arrives_at: Date
  created_at: Date
}

interface LedgerTransactionTable {
  id: string
  sequence: Sequence
  account_id: string
  kind: string
  source: string
  currency: string
  amount: number | null
  fee: number
  application_fee: number
  available_at: Date
  created_at: Date
}

export type Ledger =
  | 'customers'
  | 'balance'
  | 'fees'
  | 'application_fees'
  | 'refunds_in_transit'
  | 'disputed'
  | 'payouts_in_transit'
  | 'bank'

interface LedgerEntryTable {
  transaction_id: string
  ledger: Ledger
  amount: number
}

interface EventTable {
  id: string
  sequence: Sequence
  account_id: string
  type: string
  body: Json<Record<string, unknown>>
  created_at: Date
}

interface EventDeliveryTable {
  id: Generated<number>
  event_id: string
  attempts: Generated<number>
  due_at: Date
  ended_at: Date | null
  last_outcome: string | null
}

interface IdempotencyKeyTable {
  account_id: string
  key: string
  fingerprint: string
  status: number | null
  body: ColumnType<unknown, string | null, string | null>
  created_at: Date
}

export interface SandboxSchema {
  account: AccountTable
  account_link: AccountLinkTable
  tax_registration: TaxRegistrationTable
  payment_intent: PaymentIntentTable
  checkout_session: CheckoutSessionTable
  charge: ChargeTable
  refund: RefundTable
  dispute: DisputeTable
  payout: PayoutTable
  ledger_transaction: LedgerTransactionTable
  ledger_entry: LedgerEntryTable
  event: EventTable
  event_delivery: EventDeliveryTable
  idempotency_key: IdempotencyKeyTable
}

export type Account = Selectable<AccountTable>
export type CheckoutSession = Selectable<CheckoutSessionTable>
export type PaymentIntent = Selectable<PaymentIntentTable>
export type Charge = Selectable<ChargeTable>
export type Refund = Selectable<RefundTable>
export type Dispute = Selectable<DisputeTable>
export type Payout = Selectable<PayoutTable>
export type TaxRegistration = Selectable<TaxRegistrationTable>
export type LedgerTransaction = Selectable<LedgerTransactionTable>
