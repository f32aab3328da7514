import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Customers',
  summary: 'The operators that you serve, and what there is to do for them.',
  search: 'Search customers',
  name: 'Name',
  machines: 'Machines',
  overdue: 'Overdue services',
  openOrders: 'Open orders',
  unanswered: 'Unanswered messages',
  emptyTitle: 'No customers yet',
  empty: 'An operator appears here once your dealership serves it. An admin connects customers under Addresses.',
}

export const customersText = defineText('customers', en, { es: () => import('./text.es') })
