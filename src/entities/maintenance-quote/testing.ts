import type { MaintenanceQuote, MaintenanceQuoteLine } from './maintenance-quote'

const usd = (amount: number) => ({ amount, currency: 'USD' })

const line = (number: number, description: string, parts: number, labour: number): MaintenanceQuoteLine => ({
  id: `4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f8a0${number}`,
  task_id: `4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f8b0${number}`,
  description,
  parts: usd(parts),
  labour_minutes: 90,
  labour: usd(labour),
  tax: usd(0),
  total: usd(parts + labour),
  decision: 'PENDING',
})

/** As the staff of its dealership see it. */
export const draftQuote: MaintenanceQuote = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f8c01',
  quote_number: 'MQ-1001',
  version: 1,
  status: 'DRAFT',
  dealership: { id: '2c9a1f0e-6b1d-4a77-9a51-1f2e3d4c5b6a', name: 'Northfield Equipment' },
  operator: { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11', name: 'Ridgeline Quarry' },
  instance: {
    id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f8d01',
    name: 'Loader 3',
    serial_number: 'GHT00123',
    machine: 'Harrow WL-120',
    unit: 'hours',
    last_hours: 1502.5,
  },
  tasks: ['500 h service', 'Grease the bucket'],
  total: usd(32_500),
  valid_until: null,
  scheduled_on: null,
  is_automatic: false,
  created_at: '2026-11-21T08:30:00.000Z',
  updated_at: '2026-11-21T08:30:00.000Z',
  comment: '',
  currency: 'USD',
  lines: [line(1, '500 h service', 18_500, 11_000), line(2, 'Grease the bucket', 0, 3000)],
  tax_rate: null,
  tax: usd(0),
  viewed_at: null,
  completed_hours: null,
  letterhead: {
    logo: null,
    seller: {
      name: 'Northfield Equipment',
      phone_number: '+1 406 555 0142',
      address: { line1: '400 Harrison Avenue', city: 'Butte', region: 'MT', postal_code: '59701', country: 'US' },
    },
    customer: { name: 'Ridgeline Quarry', phone_number: '', address: null },
  },
  history: [],
  next_statuses: ['READY', 'WITHDRAWN'],
  may_share: false,
}

/** As an Org Admin of the customer sees it. */
export const sentQuote: MaintenanceQuote = {
  ...draftQuote,
  version: 3,
  status: 'SENT',
  valid_until: '2026-12-21',
  comment: 'The loader can stay in the pit.',
  history: [{ from: 'READY', to: 'SENT', by: 'Pete Clark', reason: '', changed_at: '2026-11-21T09:10:00.000Z' }],
  next_statuses: ['APPROVED', 'PARTIALLY_APPROVED', 'DECLINED'],
}

/** As the staff see it while the work is being done. */
export const startedQuote: MaintenanceQuote = {
  ...sentQuote,
  version: 6,
  status: 'IN_PROGRESS',
  lines: sentQuote.lines.map((one) => ({ ...one, decision: 'APPROVED' as const })),
  scheduled_on: '2026-11-23',
  next_statuses: ['COMPLETED'],
}

export const quotePage = (items: MaintenanceQuote[]) => ({ items, total: items.length, page: 1, limit: 10 })
