import type { SalesMonth, WaitingItem } from './dashboard'

const since = '2026-11-20T08:30:00.000Z'

export const waitingItems: WaitingItem[] = [
  { kind: 'new_orders', count: 3, since, places: [] },
  { kind: 'back_orders', count: 1000, since, places: [] },
  {
    kind: 'order_messages',
    count: 1,
    since,
    places: [{ id: '7f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a11', name: 'SO-1042 · Ridgeline Quarry', count: 2, since }],
  },
  { kind: 'quotes_to_answer', count: 4, since, places: [] },
  { kind: 'maintenance_drafts', count: 2, since, places: [] },
  {
    kind: 'overdue',
    count: 3,
    since,
    places: [
      { id: '7f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a12', name: 'Ridgeline Quarry', count: 2, since },
      { id: '7f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a13', name: 'Tall Pines Forestry', count: 1, since },
    ],
  },
  {
    kind: 'unanswered_questions',
    count: 5,
    since,
    places: [{ id: '7f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a14', name: 'Harrow WL-120', count: 5, since }],
  },
  { kind: 'failed_manuals', count: 1, since, places: [] },
]

const month = (number: number, figures: Partial<SalesMonth>): SalesMonth => ({
  month: `2026-${String(number).padStart(2, '0')}`,
  orders: 0,
  sales: [],
  turnaround_days: null,
  fill_rate: null,
  ...figures,
})

export const quietMonths = [9, 10, 11].map((number) => month(number, {}))

export const salesMonths = [
  month(9, { orders: 12, sales: [{ amount: 812_000, currency: 'USD' }], turnaround_days: 2.5, fill_rate: 0.82 }),
  month(10, {}),
  month(11, { orders: 42, sales: [{ amount: 1_250_000, currency: 'USD' }], turnaround_days: 1.5, fill_rate: 0.94 }),
]
