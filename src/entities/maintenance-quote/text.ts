import { defineText } from '@/shared/lib/i18n'

export const en = {
  DRAFT: 'Draft',
  READY: 'Ready to send',
  SENT: 'Sent',
  APPROVED: 'Approved',
  PARTIALLY_APPROVED: 'Partly approved',
  DECLINED: 'Declined',
  EXPIRED: 'Expired',
  WITHDRAWN: 'Withdrawn',
  SCHEDULED: 'Scheduled',
  IN_PROGRESS: 'In progress',
  COMPLETED: 'Completed',
  title: 'Maintenance quotes',
  summary: 'What due maintenance costs, from its draft to its completion.',
  search: 'Search quotes',
  status: 'Status',
  anyStatus: 'Any status',
  number: 'Quote',
  machine: 'Machine',
  customer: 'Customer',
  tasks: 'Tasks',
  total: 'Total',
  created: 'Created',
  emptyTitle: 'No maintenance quotes yet',
  empty: 'Dealerships draft them on the page of a machine. Customers find them here once they were sent.',
}

export const maintenanceQuoteText = defineText('maintenance-quote', en, { es: () => import('./text.es') })
