import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Invite somebody',
  titleFor: 'Invite somebody to {{organization}}',
  description: 'They get an e-mail with a temporary password, good for seven days.',
  organization: 'Organization',
  chooseOrganization: 'Choose an organization',
  organizationRequired: 'Organization is required field.',
  email: 'E-mail',
  emailRequired: 'Email is required field.',
  firstName: 'First name',
  lastName: 'Last name',
  roleRequired: 'Role is required field.',
  send: 'Send invitation',
  sent: 'Invitation sent to {{email}}',
  approvalDescription: 'An admin of this organization approves the account first. Then the invitation is sent.',
  ask: 'Send request',
  asked: 'Waiting for the approval of {{organization}}',
}

export const inviteUserText = defineText('invite-user', en, { es: () => import('./text.es') })
