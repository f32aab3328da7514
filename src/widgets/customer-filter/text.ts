import { defineText } from '@/shared/lib/i18n'

export const en = {
  customer: 'Customer',
  anyCustomer: 'Any customer',
  ofAllCustomers: 'For one customer only: show all',
}

export const customerFilterText = defineText('customer-filter', en, { es: () => import('./text.es') })
