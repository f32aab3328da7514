import type {
  Dispute,
  MonthOfPayments,
  Payment,
  PaymentAccount,
  PaymentAuditEntry,
  PaymentSummary,
  Payout,
  Refund,
  TaxSettings,
} from './payment'

const usd = (amount: number) => ({ amount, currency: 'USD' })

const customer = { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11', name: 'Ridgeline Quarry' }
const order = {
  id: '7a1c2c2e-5f0e-4a35-9a0b-6f0f6f7fa101',
  number: 'SO-1042',
  status: 'PROCESSING',
  payment_status: 'PARTIALLY_REFUNDED',
} as const

export const payment: PaymentSummary = {
  id: '9c1c2c2e-5f0e-4a35-9a0b-6f0f6f7fa101',
  order,
  customer,
  state: 'PARTIALLY_REFUNDED',
  amount: usd(24_500),
  refunded: usd(4500),
  fee: usd(741),
  method: 'Visa •••• 4242',
  paid_at: '2026-11-21T08:31:10.000Z',
  created_at: '2026-11-21T08:30:00.000Z',
}

export const refund: Refund = {
  id: '9c1c2c2e-5f0e-4a35-9a0b-6f0f6f7fa201',
  payment_id: payment.id,
  order_id: order.id,
  return_number: null,
  amount: usd(4500),
  state: 'SUCCEEDED',
  reason: 'Returned unused',
  failure: '',
  requested_by: 'Ada Brandt',
  created_at: '2026-11-22T09:30:00.000Z',
}

export const dispute: Dispute = {
  id: '9c1c2c2e-5f0e-4a35-9a0b-6f0f6f7fa301',
  payment_id: payment.id,
  order,
  customer,
  amount: usd(24_500),
  state: 'OPEN',
  reason: 'fraudulent',
  respond_by: '2026-12-01T00:00:00.000Z',
  answered_at: null,
  opened_at: '2026-11-22T00:00:00.000Z',
  closed_at: null,
}

export const auditEntry: PaymentAuditEntry = {
  id: 12,
  action: 'PAYMENT_SUCCEEDED',
  at: '2026-11-21T08:31:10.000Z',
  who: null,
  order: { id: order.id, number: order.number, payment_id: payment.id },
  amount: usd(24_500),
  text: 'Visa •••• 4242',
}

export const paymentDetails: Payment = {
  ...payment,
  organization_id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c12',
  provider_reference: 'pi_1',
  failure: '',
  refundable: usd(20_000),
  returns_due: [],
  refunds: [refund],
  disputes: [],
  history: [auditEntry],
}

export const payout: Payout = {
  id: '9c1c2c2e-5f0e-4a35-9a0b-6f0f6f7fa401',
  amount: usd(18_796),
  state: 'IN_TRANSIT',
  failure: '',
  arrives_at: '2026-11-24T00:00:00.000Z',
  created_at: '2026-11-23T00:00:00.000Z',
}

export const months: MonthOfPayments[] = ['2026-09', '2026-10', '2026-11'].map((month, index) => ({
  month,
  takings: usd(index * 12_250),
  refunds: usd(index * 2250),
  fees: usd(index === 2 ? 741 : 0),
  payouts: usd(index * 9398),
}))

export const enabledAccount: PaymentAccount = {
  organization_id: '2c9a1f0e-6b1d-4a77-9a51-1f2e3d4c5b6a',
  provider: 'sandbox',
  status: 'ENABLED',
  charges_enabled: true,
  payouts_enabled: true,
  details_submitted: true,
  requirements: [],
  returned_payout: null,
  balance: { available: [usd(18_796)], pending: [usd(5000)] },
}

export const noAccount: PaymentAccount = {
  ...enabledAccount,
  status: 'NONE',
  charges_enabled: false,
  payouts_enabled: false,
  details_submitted: false,
  balance: null,
}

export const taxSettings: TaxSettings = {
  status: 'active',
  tax_behavior: 'exclusive',
  tax_code: 'txcd_99999999',
  head_office: { line1: '12 Quarry Road', city: 'Butte', region: 'MT', postal_code: '59701', country: 'US' },
  missing: [],
  registrations: [
    { id: 'taxreg_1', country: 'US', region: 'MT', status: 'active', active_from: '2026-11-01T00:00:00.000Z' },
  ],
}

export const pageOf = <Item>(items: Item[]) => ({ items, total: items.length, page: 1, limit: 25 })
