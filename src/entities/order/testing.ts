import type { Order, OrderHistoryEntry, OrderLine, OrderMessage, OrderReturn, OrderSummary } from './order'

const usd = (amount: number) => ({ amount, currency: 'USD' })

const none = {
  reserved: 0,
  backordered: 0,
  expected_backorder: 0,
  picked: 0,
  shipped: 0,
  delivered: 0,
  cancelled: 0,
  returned: 0,
  credited: 0,
}

const line = (position: number, partNumber: string, description: string, quantity: number): OrderLine => ({
  id: `7a1c2c2e-5f0e-4a35-9a0b-6f0f6f7fa20${position}`,
  position,
  part: { id: `7a1c2c2e-5f0e-4a35-9a0b-6f0f6f7fa30${position}`, part_number: partNumber, description },
  asked_number: null,
  quantity,
  cost: usd(2450),
  core_charge: usd(0),
  tax: usd(0),
  total: usd(2450 * quantity),
  ...none,
})

const filters = { ...line(1, '320-07309', 'Oil filter element', 4), reserved: 4 } as Order['order_parts'][number]
const rings = {
  ...line(2, '320-90118', 'Sealing ring', 6),
  reserved: 2,
  backordered: 4,
} as Order['order_parts'][number]

export const newOrder: Order = {
  id: '7a1c2c2e-5f0e-4a35-9a0b-6f0f6f7fa101',
  order_number: 'SO-1042',
  version: 3,
  status: 'PAID',
  fulfillment_status: 'UNFULFILLED',
  payment_status: 'PAID',
  dealership: { id: '2c9a1f0e-6b1d-4a77-9a51-1f2e3d4c5b6a', name: 'Northfield Equipment' },
  operator: { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11', name: 'Ridgeline Quarry' },
  contact_name: null,
  placed_by: 'Rosa Delgado',
  po_number: 'PO-778',
  delivery: 'SHIP',
  is_on_account: false,
  line_count: 2,
  parcels: [],
  total: usd(24_500),
  placed_at: '2026-11-21T08:30:00.000Z',
  created_at: '2026-11-21T08:30:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
  order_parts: [filters, rings],
  order_bundles: [],
  address: { recipient: 'Rosa Delgado', line1: '12 Quarry Road', city: 'Butte', region: 'MT', country: 'US' },
  note: 'Gate 3, ring twice.',
  instance_id: null,
  invoice_number: 'INV-7',
  credit_notes: [],
  paid_too_late_at: null,
  contact_email: null,
  payments: [],
  tax_rate: null,
  subtotal: usd(24_500),
  core_charge: usd(0),
  tax: usd(0),
  shipments: [],
  next_statuses: ['PROCESSING', 'CANCELLED'],
  may_share: true,
}

export const processedOrder: Order = {
  ...newOrder,
  version: 4,
  status: 'PROCESSING',
  fulfillment_status: 'BACKORDERED',
  next_statuses: ['CANCELLED'],
}

export const shippedOrder: Order = {
  ...processedOrder,
  version: 6,
  fulfillment_status: 'PARTIALLY_SHIPPED',
  order_parts: [{ ...filters, reserved: 0, shipped: 4 }, rings],
  shipments: [
    {
      id: '7a1c2c2e-5f0e-4a35-9a0b-6f0f6f7fa401',
      number: 1,
      carrier: 'Big Sky Freight',
      tracking_number: 'BSF-70042',
      link: 'https://freight.example/BSF-70042',
      shipped_at: '2026-11-22T10:00:00.000Z',
      delivered_at: null,
      lines: [{ line_id: filters.id, quantity: 4 }],
    },
  ],
  next_statuses: [],
}

export const orderHistory: OrderHistoryEntry[] = [
  {
    kind: 'STATUS_CHANGED',
    at: '2026-11-21T08:30:00.000Z',
    who: 'Rosa Delgado',
    from: 'DRAFT',
    to: 'AWAITING_PAYMENT',
    reason: '',
    shipment: null,
    return: null,
    lines: [],
    fields: [],
  },
  {
    kind: 'SHIPPED',
    at: '2026-11-22T10:00:00.000Z',
    who: 'Pete Clark',
    from: null,
    to: null,
    reason: '',
    shipment: 1,
    return: null,
    lines: [{ part_number: '320-07309', description: 'Oil filter element', quantity: 4, previous_quantity: null }],
    fields: [],
  },
]

export const orderMessage: OrderMessage = {
  id: '7a1c2c2e-5f0e-4a35-9a0b-6f0f6f7fa501',
  body: 'Can the filters go out first?',
  side: 'operator',
  author: 'Rosa Delgado',
  by_link: false,
  is_own: false,
  created_at: '2026-11-21T12:00:00.000Z',
}

export const orderPage = (items: OrderSummary[]) => ({ items, total: items.length, page: 1, limit: 10 })

export const deliveredOrder: Order = {
  ...shippedOrder,
  version: 8,
  status: 'COMPLETED',
  fulfillment_status: 'DELIVERED',
  order_parts: [{ ...filters, reserved: 0, shipped: 4, delivered: 4 }],
}

/** As the customer sees it, who may still cancel it. */
export const requestedReturn: OrderReturn = {
  id: '7a1c2c2e-5f0e-4a35-9a0b-6f0f6f7fa601',
  number: 1,
  version: 1,
  status: 'REQUESTED',
  reason: 'Wrong size',
  requested_by: 'Rosa Delgado',
  created_at: '2026-11-22T12:00:00.000Z',
  next_statuses: ['CANCELLED'],
  settlement: 'REFUND',
  refund: usd(2450),
  refunded: usd(0),
  refund_pending: usd(0),
  refund_due: usd(0),
  lines: [{ line_id: filters.id, quantity: 1, restocked: 0, scrapped: 0, refund: usd(2450), refund_tax: usd(0) }],
}
