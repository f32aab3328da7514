import { defineText } from '@/shared/lib/i18n'

export const en = {
  QUEUED: 'Waiting to be sent',
  SENT: 'Sent',
  FAILED: 'Failed',
  KEPT: 'Kept here',
}

export const emailText = defineText('email', en, { es: () => import('./text.es') })
