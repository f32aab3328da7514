import { defineText } from '@/shared/lib/i18n'

export const en = {
  invited: 'Invited',
  active: 'Active',
  deactivated: 'Deactivated',
  superUser: 'Super user',
  'Org Admin': 'Org Admin',
  'Org User': 'Org User',
  'Machine Operator': 'Machine Operator',
  role: 'Role',
  chooseRole: 'Choose a role',
  orgAdminHelp: 'Manages accounts, addresses and everything else of the organization.',
  orgUserHelp: 'Works with machines, their maintenance and orders.',
  operatorHelp: 'Runs machines: asks about them and sees what they need.',
}

export const userText = defineText('user', en, { es: () => import('./text.es') })
