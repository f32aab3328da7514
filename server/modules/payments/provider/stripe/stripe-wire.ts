import type Stripe from 'stripe'
import type { DisputeState, PayoutState, RefundState } from '../../../../db/schema'
import type {
  ProviderAccount,
  ProviderCharge,
  ProviderDispute,
  ProviderPayout,
  ProviderRefund,
  TaxRegistration,
  TaxSettings,
} from '../payment-provider'

/** The id of something that Stripe answers as an id or, expanded, as a whole. */
export const idOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  (typeof reference === 'string' ? reference : reference?.id) ?? undefined

export const fromSeconds = (seconds: number): Date => new Date(seconds * 1000)

export const toAccount = (account: Stripe.Account): ProviderAccount => ({
  id: account.id,
  chargesEnabled: account.charges_enabled,
  payoutsEnabled: account.payouts_enabled,
  detailsSubmitted: account.details_submitted,
  requirements: account.requirements?.currently_due ?? [],
})

export function toCharge(charge: Stripe.Charge, fee: number | undefined): ProviderCharge | undefined {
  if (charge.status !== 'succeeded' || !charge.captured) return undefined
  return {
    id: charge.id,
    capturedAmount: charge.amount_captured,
    currency: charge.currency.toUpperCase(),
    method: methodOf(charge.payment_method_details),
    paidAt: fromSeconds(charge.created),
    fee,
  }
}

function methodOf(details: Stripe.Charge.PaymentMethodDetails | null): string {
  const card = details?.card
  if (!card) return details?.type ?? ''
  const brand = card.brand ?? 'card'
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${card.last4 ?? ''}`
}

const refundStates: Record<string, RefundState> = {
  pending: 'PENDING',
  requires_action: 'REQUIRES_ACTION',
  succeeded: 'SUCCEEDED',
  failed: 'FAILED',
  canceled: 'CANCELED',
}

export const toRefund = (refund: Stripe.Refund): ProviderRefund => ({
  id: refund.id,
  state: refundStates[refund.status ?? ''] ?? 'PENDING',
  amount: refund.amount,
  refundId: refund.metadata?.refund_id,
  failure: refund.failure_reason ?? '',
})

/** A warning is an inquiry: no money is withdrawn, unless it becomes a dispute. */
const disputeStates: Record<string, DisputeState> = {
  warning_needs_response: 'INQUIRY',
  warning_under_review: 'INQUIRY',
  warning_closed: 'INQUIRY_CLOSED',
  won: 'WON',
  prevented: 'WON',
  lost: 'LOST',
}

/** A dispute that was an inquiry has the submissions of that, and needs an answer again. */
function isAnswered({ status, evidence_details: evidence }: Stripe.Dispute): boolean {
  if (status === 'needs_response' || status === 'warning_needs_response') return false
  return status === 'under_review' || status === 'warning_under_review' || (evidence?.submission_count ?? 0) > 0
}

export const toDispute = (dispute: Stripe.Dispute): ProviderDispute => ({
  id: dispute.id,
  state: disputeStates[dispute.status] ?? 'OPEN',
  amount: dispute.amount,
  reason: dispute.reason,
  respondBy: dispute.evidence_details?.due_by ? fromSeconds(dispute.evidence_details.due_by) : undefined,
  isAnswered: isAnswered(dispute),
  openedAt: fromSeconds(dispute.created),
})

const payoutStates: Record<string, PayoutState> = {
  pending: 'PENDING',
  in_transit: 'IN_TRANSIT',
  paid: 'PAID',
  failed: 'FAILED',
  canceled: 'CANCELED',
}

export const toPayout = (payout: Stripe.Payout): ProviderPayout => ({
  id: payout.id,
  state: payoutStates[payout.status] ?? 'PENDING',
  amount: payout.amount,
  currency: payout.currency.toUpperCase(),
  failure: payout.failure_code ?? payout.failure_message ?? '',
  arrivesAt: fromSeconds(payout.arrival_date),
  createdAt: fromSeconds(payout.created),
})

export function toTaxSettings(settings: Stripe.Tax.Settings, registrations: Stripe.Tax.Registration[]): TaxSettings {
  const { defaults, head_office: office, status, status_details: details } = settings
  const address = office?.address
  return {
    status: status === 'active' ? 'active' : 'pending',
    taxBehavior: toBehavior(defaults.tax_behavior),
    taxCode: defaults.tax_code,
    headOffice: address
      ? {
          line1: address.line1 ?? '',
          line2: address.line2 ?? undefined,
          city: address.city ?? '',
          region: address.state ?? undefined,
          postalCode: address.postal_code ?? undefined,
          country: address.country ?? '',
        }
      : null,
    missing: details.pending?.missing_fields ?? [],
    registrations: registrations.map(toRegistration),
  }
}

const toBehavior = (behavior: string | null): TaxSettings['taxBehavior'] =>
  behavior === 'exclusive' || behavior === 'inclusive' || behavior === 'inferred_by_currency' ? behavior : null

const registrationStatuses: Record<string, TaxRegistration['status']> = { scheduled: 'scheduled', expired: 'expired' }

const toRegistration = (registration: Stripe.Tax.Registration): TaxRegistration => {
  const { us, ca } = registration.country_options
  return {
    id: registration.id,
    country: registration.country,
    region: us?.state ?? ca?.province_standard?.province ?? null,
    status: registrationStatuses[registration.status] ?? 'active',
    activeFrom: fromSeconds(registration.active_from),
  }
}
