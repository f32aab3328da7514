import type { State, Topic } from '../record-question'

const states: Partial<Record<Topic, readonly State[]>> = {
  emails: ['failed', 'sent', 'waiting', 'unsent'],
  machines: ['retired', 'overdue', 'due'],
  due: ['overdue', 'due', 'soon', 'upcoming'],
  orders: [
    ...([
      'to_pay',
      'unpaid',
      'to_pick',
      'to_ship',
      'backordered',
      'partly_shipped',
      'on_its_way',
      'ready_for_pickup',
    ] as const),
    ...(['delivered', 'completed', 'cancelled', 'expired', 'failed', 'returned', 'refunded', 'disputed'] as const),
    ...(['in_progress', 'waiting', 'with_them', 'open', 'paid', 'undelivered', 'not_cancelled', 'dispatched'] as const),
  ],
  invoices: ['unpaid', 'paid', 'refunded', 'disputed'],
  quotes: [
    ...([
      'with_them',
      'awaiting_answer',
      'waiting',
      'accepted',
      'declined_by_us',
      'declined_by_them',
      'declined',
    ] as const),
    ...(['expired', 'withdrawn', 'cancelled', 'in_review', 'to_revise', 'unpriced', 'draft'] as const),
    ...(['answered', 'unsent', 'open'] as const),
  ],
  maintenance_quotes: [
    ...([
      'with_them',
      'awaiting_answer',
      'waiting',
      'accepted',
      'declined',
      'expired',
      'cancelled',
      'withdrawn',
      'draft',
      'unsent',
      'scheduled',
      'to_schedule',
      'completed',
      'answered',
      'open',
    ] as const),
  ],
  payments: ['paid', 'failed', 'expired', 'refunded', 'disputed', 'open'],
  payouts: ['paid', 'failed', 'open', 'on_its_way'],
  returns: [
    'open',
    'waiting',
    'to_answer',
    'accepted',
    'declined',
    'completed',
    'received',
    'cancelled',
    'to_receive',
    'to_refund',
  ],
  refunds: ['open'],
  stock_levels: ['low', 'reserved', 'out_of_stock'],
  movements: ['received', 'counted', 'adjusted', 'moved', 'reserved', 'on_its_way', 'returned'],
  users: ['admin', 'machine_operator', 'invited', 'deactivated', 'org_user'],
  organizations: ['dealership'],
  disputes: ['open', 'waiting', 'to_answer', 'won', 'lost', 'completed'],
  messages: ['unread', 'with_them', 'to_answer', 'sent', 'received'],
  waiting: ['with_them', 'waiting'],
  customers: ['not_ordered', 'dealership'],
  manuals: ['failed', 'being_read', 'operation_manual', 'parts_manual', 'service_manual'],
}

/** The states that the records of a topic can have. */
export const statesOf = (topic: Topic): ReadonlySet<State> => new Set(states[topic])

/** The topic of a question that names a state alone: "what is overdue?" */
export const topicOfState: Partial<Record<State, Topic>> = {
  overdue: 'due',
  due: 'due',
  soon: 'due',
  backordered: 'orders',
  to_pick: 'orders',
  to_ship: 'orders',
  on_its_way: 'orders',
  ready_for_pickup: 'orders',
  to_pay: 'orders',
  unpaid: 'orders',
  returned: 'orders',
  refunded: 'refunds',
  delivered: 'orders',
  unread: 'messages',
  undelivered: 'orders',
  partly_shipped: 'orders',
  disputed: 'disputes',
  low: 'stock',
  reserved: 'stock',
  out_of_stock: 'stock',
  unpriced: 'quotes',
  to_revise: 'quotes',
  cancelled: 'orders',
}

/** Whether orders are meant that have still to leave. */
export const isOfShipping = (state: State): boolean =>
  state === 'to_pick' || state === 'to_ship' || state === 'ready_for_pickup'
