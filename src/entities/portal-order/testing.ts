import type { OrderPayment } from './money-of-order'
import type { OrderOfLink, PortalMessage, PortalOrder } from './portal-order'

const usd = (amount: number) => ({ amount, currency: 'USD' })

export const portalOrder: PortalOrder = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7fa101',
  order_number: 'SO-1001',
  version: 2,
  status: 'AWAITING_PAYMENT',
  fulfillment_status: 'UNFULFILLED',
  payment_status: 'UNPAID',
  dealership: { id: '2c9a1f0e-6b1d-4a77-9a51-1f2e3d4c5b6a', name: 'Northfield Equipment' },
  operator: { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11', name: 'Ridgeline Quarry' },
  contact_name: null,
  placed_by: 'Rosa Delgado',
  po_number: 'PO-778',
  delivery: 'SHIP',
  is_on_account: false,
  line_count: 2,
  parcels: [],
  total: usd(29_228),
  placed_at: '2026-11-21T08:30:00.000Z',
  created_at: '2026-11-21T08:30:00.000Z',
  updated_at: '2026-11-21T08:30:00.000Z',
  order_parts: [
    {
      id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7fa201',
      position: 1,
      part: { id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7fa301', part_number: 'HF-204', description: 'Hydraulic filter' },
      asked_number: 'HF-200',
      quantity: 5,
      cost: usd(4200),
      core_charge: usd(0),
      tax: usd(1733),
      total: usd(22_733),
      reserved: 0,
      backordered: 3,
      expected_backorder: 0,
      picked: 0,
      shipped: 2,
      delivered: 0,
      cancelled: 0,
      returned: 0,
      credited: 0,
    },
  ],
  order_bundles: [
    {
      id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7fa202',
      position: 2,
      bundle: {
        id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7fa401',
        name: '500 h service',
        parts: [
          {
            id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7fa302',
            part_number: 'OF-11',
            description: 'Oil filter',
            quantity: 2,
          },
        ],
      },
      quantity: 1,
      cost: usd(5000),
      core_charge: usd(1000),
      tax: usd(495),
      total: usd(6495),
      reserved: 1,
      backordered: 0,
      expected_backorder: 0,
      picked: 0,
      shipped: 0,
      delivered: 0,
      cancelled: 0,
      returned: 0,
      credited: 0,
    },
  ],
  address: { recipient: 'Rosa Delgado', line1: '12 Quarry Road', city: 'Butte', region: 'MT', country: 'US' },
  note: 'Gate 3, ring twice.',
  instance_id: null,
  invoice_number: null,
  credit_notes: [],
  paid_too_late_at: null,
  contact_email: null,
  payments: [],
  tax_rate: { name: 'Sales tax', basis_points: 825 },
  subtotal: usd(26_000),
  core_charge: usd(1000),
  tax: usd(2228),
  shipments: [],
  next_statuses: ['FAILED', 'CANCELLED'],
  may_share: false,
}

const { order_parts: _parts, order_bundles: _bundles, ...summary } = portalOrder

/** What was paid for an order, with refunds in the given states. */
export const paymentOf = (
  amount: number,
  refunds: readonly { amount: number; state: OrderPayment['refunds'][number]['state'] }[] = [],
): OrderPayment => ({
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7fa601',
  amount: usd(amount),
  method: 'Visa •••• 4242',
  paid_at: '2026-11-22T08:30:00.000Z',
  is_late: false,
  dispute: null,
  refunds: refunds.map((refund, index) => ({
    id: `4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7fa70${index}`,
    amount: usd(refund.amount),
    state: refund.state,
    created_at: '2026-11-23T08:30:00.000Z',
  })),
})

export const orderOfLink: OrderOfLink = summary

export const messageByLink: PortalMessage = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7fa801',
  body: 'When does the rest arrive?',
  side: 'operator',
  author: 'Rosa Delgado',
  by_link: true,
  is_own: true,
  created_at: '2026-11-21T09:30:00.000Z',
}

/** As the calls answer them. */
export const messagesByLink = (items: PortalMessage[]) => ({ items, total: items.length, page: 1, limit: 200 })
