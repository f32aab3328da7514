import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Orders',
  summary: 'What was ordered, from its placing to its delivery.',
  search: 'Search orders',
  number: 'Order',
  poNumber: 'PO number',
  customer: 'Customer',
  dealership: 'Dealership',
  status: 'Status',
  anyStatus: 'Any status',
  fulfillment: 'Delivery',
  anyFulfillment: 'Any delivery',
  lines: 'Lines',
  total: 'Total',
  placed: 'Placed',
  cards: 'Orders by status',
  asBoard: 'Board',
  asTable: 'Table',
  columnEmpty: 'No orders here.',
  showMore: 'Show more',
  ofAllMachines: 'Only one machine: show all',
  emptyTitle: 'No orders yet',
  empty: 'Orders appear here as soon as somebody places one.',
}

export const ordersText = defineText('orders', en, { es: () => import('./text.es') })
