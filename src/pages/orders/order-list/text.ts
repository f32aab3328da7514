import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Orders',
  summary: 'Every order, from when it is placed until it is delivered.',
  newOrder: 'New order',
  search: 'Search orders',
  number: 'Order',
  poNumber: 'PO number',
  customer: 'Customer',
  dealership: 'Dealership',
  status: 'Status',
  anyStatus: 'Any status',
  fulfillment: 'Delivery',
  anyFulfillment: 'Any delivery',
  left: 'Left to do',
  anyLeft: 'Any work left',
  left_TO_SHIP: 'To pick and ship',
  left_BACKORDERED: 'On backorder',
  lines: 'Lines',
  total: 'Total',
  placed: 'Placed',
  cards: 'Orders by status',
  asBoard: 'Board',
  asTable: 'Table',
  columnEmpty: 'No orders',
  showMore: 'Show more',
  ofAllMachines: 'For one machine only: show all',
  ofAllCustomers: 'For one customer only: show all',
  emptyTitle: 'No orders yet',
  empty: 'Orders appear here as soon as someone places one.',
}

export const ordersText = defineText('orders', en, { es: () => import('./text.es') })
