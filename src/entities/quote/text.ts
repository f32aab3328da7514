import { defineText } from '@/shared/lib/i18n'

export const en = {
  DRAFT: 'Draft',
  DISCARDED: 'Discarded',
  REQUESTED: 'Requested',
  IN_REVIEW: 'In review',
  SENT: 'Sent',
  REVISION_REQUESTED: 'Change requested',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn',
  EXPIRED: 'Expired',
  REJECTED: 'Rejected',
  CANCELLED: 'Cancelled',
  CONVERTED: 'Ordered',
  lines: 'Lines',
  each: '{{quantity}} × {{price}}',
  quantity: '{{quantity}}, not quoted yet',
  asked: 'Replaces {{number}}',
  core: 'Core charge {{price}} each',
  subtotal: 'Parts',
  coreCharge: 'Core charges',
  tax: 'Tax',
  noTax: 'No tax rate applies',
  taxRate: '{{name}}, {{percent}}',
  total: 'Total',
  offers: 'Earlier versions',
  offer: 'Version of {{day}}',
  perPiece: '{{quantity}} × {{price}}',
  offerValid: 'Valid until {{day}}',
}

export const quoteText = defineText('quote', en, { es: () => import('./text.es') })
