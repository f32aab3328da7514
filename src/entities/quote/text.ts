import { defineText } from '@/shared/lib/i18n'

export const en = {
  DRAFT: 'Draft',
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
}

export const quoteText = defineText('quote', en, { es: () => import('./text.es') })
