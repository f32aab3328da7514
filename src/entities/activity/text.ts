import { defineText } from '@/shared/lib/i18n'

export const en = {
  machine_assigned: 'Machine assigned',
  manual_ready: 'Manual ready to ask about',
  manual_failed: 'Manual could not be read',
}

export const activityText = defineText('activity', en, { es: () => import('./text.es') })
