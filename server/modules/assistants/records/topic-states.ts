import type { State, Topic } from './record-question'

const states: Partial<Record<Topic, readonly State[]>> = {
  machines: ['retired', 'overdue', 'due'],
  due: ['overdue', 'due', 'soon'],
  orders: [
    ...(['to_pay', 'unpaid', 'to_ship', 'backordered', 'partly_shipped', 'on_its_way', 'ready_for_pickup'] as const),
    ...(['delivered', 'completed', 'cancelled', 'expired', 'failed', 'returned', 'refunded', 'disputed'] as const),
    ...(['in_progress', 'open', 'paid'] as const),
  ],
  invoices: ['unpaid', 'paid', 'refunded', 'disputed'],
  quotes: ['waiting', 'accepted', 'declined', 'expired', 'cancelled', 'draft', 'answered', 'open'],
  maintenance_quotes: [
    ...(['waiting', 'accepted', 'declined', 'expired', 'cancelled', 'draft', 'completed', 'answered', 'open'] as const),
  ],
  payments: ['paid', 'failed', 'expired', 'refunded', 'disputed', 'open'],
  messages: ['unread', 'received'],
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
  to_ship: 'orders',
  on_its_way: 'orders',
  ready_for_pickup: 'orders',
  to_pay: 'orders',
  unpaid: 'orders',
  returned: 'orders',
  refunded: 'orders',
  delivered: 'orders',
  unread: 'messages',
}
