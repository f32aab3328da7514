import { defineText } from '@/shared/lib/i18n'

export const en = {
  actionsFor: 'Actions for {{name}}',
  changeRole: 'Change role',
  changeRoleTitle: 'Change the role of {{name}}',
  roleRequired: 'Role is required field.',
  save: 'Save',
  roleChanged: '{{name}} has a new role',
  resend: 'Resend invitation',
  resent: 'Invitation sent again to {{email}}',
  deactivate: 'Deactivate',
  deactivateTitle: 'Deactivate {{name}}?',
  deactivateWarning:
    'They are signed out everywhere and cannot sign in until you reactivate the account. What they did stays.',
  deactivated: '{{name}} is deactivated',
  reactivate: 'Reactivate',
  reactivateTitle: 'Reactivate {{name}}?',
  reactivateWarning: 'They can sign in again, with the password and the role that they had.',
  reactivated: '{{name}} is active again',
  lastAdmin: 'This is the last active admin of the organization. Make somebody else an admin first.',
}

export const changeAccountText = defineText('change-account', en, { es: () => import('./text.es') })
