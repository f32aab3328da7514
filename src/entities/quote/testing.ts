import type { PortalQuote, Quote, QuoteLine, QuoteSummary } from './quote'

const usd = (amount: number) => ({ amount, currency: 'USD' })

const line = (position: number, partNumber: string, description: string): QuoteLine => ({
  id: `8b1c2c2e-5f0e-4a35-9a0b-6f0f6f7fa20${position}`,
  position,
  part_id: `8b1c2c2e-5f0e-4a35-9a0b-6f0f6f7fa30${position}`,
  bundle_id: null,
  part_number: partNumber,
  asked_number: null,
  description,
  quantity: 2,
  list_cost: usd(9600),
  cost: null,
  core_charge: usd(0),
  tax: null,
  total: null,
  note: '',
  problem: null,
})

const piston = line(1, '331-60121', 'Piston')
const seals = line(2, '331-60199', 'Seal kit')

/** As the staff of its dealership see it. */
export const requestedQuote: Quote = {
  id: '8b1c2c2e-5f0e-4a35-9a0b-6f0f6f7fa101',
  quote_number: 'Q-1012',
  version: 2,
  status: 'REQUESTED',
  dealership: { id: '2c9a1f0e-6b1d-4a77-9a51-1f2e3d4c5b6a', name: 'Northfield Equipment' },
  operator: { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11', name: 'Ridgeline Quarry' },
  created_by: 'Rita Stone',
  line_count: 2,
  currency: 'USD',
  total: null,
  valid_until: null,
  viewed_at: null,
  order_id: null,
  created_at: '2026-11-21T08:30:00.000Z',
  updated_at: '2026-11-21T08:30:00.000Z',
  lines: [piston, seals],
  comment: '',
  note: 'To rebuild both lift cylinders.',
  delivery: 'SHIP',
  address: { line1: '12 Quarry Road', city: 'Butte', region: 'MT', country: 'US' },
  po_number: '',
  instance: null,
  tax_rate: null,
  subtotal: null,
  core_charge: null,
  tax: null,
  order_number: null,
  order_awaits_payment: false,
  letterhead: {
    logo: null,
    seller: {
      name: 'Northfield Equipment',
      phone_number: '+1 406 555 0142',
      address: { line1: '400 Harrison Avenue', city: 'Butte', region: 'MT', postal_code: '59701', country: 'US' },
    },
    customer: { name: 'Ridgeline Quarry', phone_number: '', address: null },
  },
  next_statuses: ['IN_REVIEW', 'REJECTED'],
  may_share: true,
  may_change_lines: false,
  may_quote: false,
  offers: [],
  history: [{ from: 'DRAFT', to: 'REQUESTED', by: 'Rita Stone', reason: '', changed_at: '2026-11-21T08:30:00.000Z' }],
}

export const reviewedQuote: Quote = {
  ...requestedQuote,
  version: 3,
  status: 'IN_REVIEW',
  next_statuses: ['SENT', 'REJECTED'],
  may_change_lines: true,
  may_quote: true,
}

/** As the customer sees it. */
export const answeredQuote: Quote = {
  ...requestedQuote,
  version: 4,
  status: 'SENT',
  lines: [piston, seals].map((one) => ({ ...one, cost: usd(9000), tax: usd(0), total: usd(18_000) })),
  total: usd(36_000),
  subtotal: usd(36_000),
  core_charge: usd(0),
  tax: usd(0),
  comment: 'The pistons come from the main store.',
  valid_until: '2026-12-21',
  next_statuses: ['ACCEPTED', 'DECLINED', 'REVISION_REQUESTED'],
  may_share: false,
}

const firstOffer = {
  number: 1,
  sent_at: '2026-11-21T09:10:00.000Z',
  valid_until: '2026-12-21',
  comment: 'In two weeks',
  lines: [
    { part_number: '331-60121', description: 'Piston', quantity: 2, cost: usd(9900), tax: usd(0), total: usd(19_800) },
    { part_number: '331-60199', description: 'Seal kit', quantity: 1, cost: usd(9600), tax: usd(0), total: usd(9600) },
  ],
  subtotal: usd(29_400),
  core_charge: usd(0),
  tax: usd(0),
  total: usd(29_400),
}

/** As the customer sees it while the dealership works on another offer. */
export const revisedQuote: Quote = {
  ...requestedQuote,
  version: 6,
  status: 'IN_REVIEW',
  next_statuses: ['CANCELLED'],
  offers: [firstOffer],
}

export const portalQuote: PortalQuote = { ...answeredQuote, order_token: null }

export const quotePage = (items: QuoteSummary[]) => ({ items, total: items.length, page: 1, limit: 10 })
