import type { QuoteStatus } from '../db/schema'

/** A part's number and how many of it. */
export type DemonstrationLine = readonly [partNumber: string, quantity: number]

/** How far an order has come. */
export type OrderProgress =
  | 'awaiting payment'
  | 'failed'
  | 'expired'
  | 'cancelled'
  | 'new'
  | 'reserved'
  | 'picked'
  | 'partly shipped'
  | 'shipped'
  | 'completed'

export interface DemonstrationOrder {
  operator: string
  daysAgo: number
  lines: readonly DemonstrationLine[]
  poNumber: string
  progress: OrderProgress
  isPickup?: boolean
  /** Until its first parcel; two if nothing is said. */
  daysToShip?: number
  /** Whether its last line follows in a second parcel. */
  isSplit?: boolean
  /** Parts that nobody delivered in time, so that they wait for stock. */
  isBackordered?: boolean
  messages?: readonly { from: 'dealership' | 'operator'; text: string }[]
  /** Whether the customer disputes the card payment with the bank. */
  isDisputed?: boolean
  /** What of the card payment goes back, in hundredths. */
  refund?: { percent: number; reason: string }
}

export interface DemonstrationQuote {
  operator: string
  daysAgo: number
  lines: readonly DemonstrationLine[]
  note: string
  status: QuoteStatus
  /** Of the dealership, with its prices. */
  comment?: string
  /** Of whoever took the last step. */
  reason?: string
}

const ridgeline = 'Ridgeline Quarry'
const tallPines = 'Tall Pines Forestry'

/** What customers order again and again: filters at each service, wear parts between them. */
const baskets: readonly (readonly DemonstrationLine[])[] = [
  [
    ['320-07309', 4],
    ['320-07411', 2],
    ['320-90118', 6],
  ],
  [
    ['331-44520', 2],
    ['331-44527', 2],
  ],
  [
    ['332-12010', 3],
    ['332-12011', 1],
    ['332-20077', 2],
  ],
  [
    ['320-08815', 1],
    ['332-30120', 1],
    ['332-12033', 4],
  ],
  [['320-09120', 1]],
  [
    ['331-60199', 2],
    ['331-60125', 1],
  ],
]

/** What became of some of the card payments, by the place of their order in the list below. */
const afterwards: Partial<Record<number, Pick<DemonstrationOrder, 'isDisputed' | 'refund'>>> = {
  21: { isDisputed: true },
  31: { refund: { percent: 100, reason: 'The customer ordered the wrong kit' } },
  42: { refund: { percent: 40, reason: 'Returned unused' } },
}

/** How long past orders took to leave, so that turnaround and fill rate of the months differ. */
const daysToShip = [1, 2, 4, 2, 1, 3, 5, 2, 1]
const interval = 8
const pastOrders: DemonstrationOrder[] = Array.from({ length: 44 }, (_, index) => {
  const lines = baskets[index % baskets.length] ?? []
  // A quarry works hardest in summer: the second half of the list is ordered twice over.
  const isBusy = index % 11 > 6
  return {
    operator: index % 3 === 2 ? tallPines : ridgeline,
    daysAgo: 14 + (44 - index) * interval,
    lines: isBusy ? lines.map(([partNumber, quantity]) => [partNumber, quantity * 2] as const) : lines,
    poNumber: `PO-${2400 + index}`,
    progress: index % 13 === 9 ? 'cancelled' : 'completed',
    isPickup: index % 5 === 3,
    daysToShip: daysToShip[index % daysToShip.length] ?? 2,
    isSplit: lines.length > 1 && index % 7 === 2,
    ...afterwards[index],
  }
})

const presentOrders: DemonstrationOrder[] = [
  { operator: ridgeline, daysAgo: 12, lines: [['331-60121', 1]], poNumber: 'PO-2450', progress: 'expired' },
  { operator: ridgeline, daysAgo: 9, lines: [['320-08620', 1]], poNumber: 'PO-2451', progress: 'failed' },
  {
    operator: ridgeline,
    daysAgo: 8,
    lines: [
      ['320-07309', 6],
      ['331-44520', 2],
      ['332-12010', 2],
    ],
    poNumber: 'PO-2452',
    progress: 'partly shipped',
    messages: [
      { from: 'operator', text: 'The loader is down. Can the oil filters go out first?' },
      { from: 'dealership', text: 'They left this morning. The rest follows with the next truck.' },
    ],
  },
  {
    operator: tallPines,
    daysAgo: 6,
    lines: [
      ['331-44608', 2],
      ['320-07416', 2],
    ],
    poNumber: 'TP-118',
    progress: 'shipped',
  },
  {
    operator: ridgeline,
    daysAgo: 5,
    lines: [
      ['320-50010', 1],
      ['320-04106', 1],
    ],
    poNumber: 'PO-2453',
    progress: 'reserved',
    isBackordered: true,
    isDisputed: true,
    messages: [
      { from: 'dealership', text: 'The short block is on order with the factory; we expect it in two weeks.' },
    ],
  },
  {
    operator: tallPines,
    daysAgo: 3,
    lines: [
      ['332-20077', 4],
      ['320-08815', 1],
    ],
    poNumber: 'TP-119',
    progress: 'picked',
    isPickup: true,
  },
  {
    operator: ridgeline,
    daysAgo: 1,
    lines: [
      ['320-07309', 4],
      ['320-07411', 4],
      ['320-90118', 4],
    ],
    poNumber: 'PO-2454',
    progress: 'new',
  },
  { operator: ridgeline, daysAgo: 0, lines: [['332-30120', 2]], poNumber: '', progress: 'awaiting payment' },
]

/** Orders of a year, and one in each state that an order can have now. */
export const demonstrationOrders: readonly DemonstrationOrder[] = [...pastOrders, ...presentOrders]

/** A quote in each state. */
export const demonstrationQuotes: readonly DemonstrationQuote[] = [
  {
    operator: ridgeline,
    daysAgo: 210,
    lines: [['332-30100', 1]],
    note: 'Radiator for Loader 3, it leaks at the lower tank.',
    status: 'CONVERTED',
    comment: 'In stock, at the fleet price.',
  },
  {
    operator: tallPines,
    daysAgo: 160,
    lines: [['331-60130', 1]],
    note: 'Rod for the boom cylinder.',
    status: 'EXPIRED',
    comment: 'Two weeks from the factory.',
  },
  {
    operator: ridgeline,
    daysAgo: 120,
    lines: [['331-60110', 1]],
    note: '',
    status: 'DECLINED',
    comment: 'Price without the seal kit.',
    reason: 'We found one in our own store.',
  },
  {
    operator: ridgeline,
    daysAgo: 90,
    lines: [['320-04271', 1]],
    note: '',
    status: 'WITHDRAWN',
    comment: 'From the last delivery.',
    reason: 'Superseded: we quote the new part on request.',
  },
  {
    operator: tallPines,
    daysAgo: 60,
    lines: [['320-04260', 4]],
    note: 'Four at once?',
    status: 'REJECTED',
    reason: 'No longer made.',
  },
  { operator: ridgeline, daysAgo: 30, lines: [['332-12001', 1]], note: '', status: 'CANCELLED' },
  {
    operator: ridgeline,
    daysAgo: 7,
    lines: [
      ['331-60121', 2],
      ['331-60199', 2],
    ],
    note: 'To rebuild both lift cylinders.',
    status: 'SENT',
    comment: 'Valid for two weeks; the pistons come from the main store.',
  },
  {
    operator: ridgeline,
    daysAgo: 6,
    lines: [['320-09120', 2]],
    note: '',
    status: 'REVISION_REQUESTED',
    comment: 'New starters.',
    reason: 'Please quote one new and one refurbished starter.',
  },
  { operator: tallPines, daysAgo: 4, lines: [['331-44608', 6]], note: 'For the winter.', status: 'IN_REVIEW' },
  {
    operator: ridgeline,
    daysAgo: 1,
    lines: [
      ['332-30100', 1],
      ['332-30121', 1],
    ],
    note: 'Loader 4 runs hot.',
    status: 'REQUESTED',
  },
  { operator: tallPines, daysAgo: 0, lines: [['320-08620', 1]], note: '', status: 'DRAFT' },
  { operator: tallPines, daysAgo: 2, lines: [['320-08620', 2]], note: '', status: 'DISCARDED' },
]
