import { defineText } from '@/shared/lib/i18n'

export const en = {
  invited: 'Invited',
  active: 'Active',
  deactivated: 'Deactivated',
  superUser: 'Super user',
  'Org Admin': 'Org Admin',
  'Org User': 'Org User',
  'Machine Operator': 'Machine Operator',
}

export const userText = defineText('user', en, { es: () => import('./text.es') })
