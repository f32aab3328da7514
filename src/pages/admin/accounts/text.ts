import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Accounts',
  summary: 'Who may sign in, and what they may do.',
  invite: 'Invite',
  search: 'Search by name or e-mail',
  organization: 'Organization',
  everybody: 'All organizations',
  status: 'Status',
  anyStatus: 'Any status',
  name: 'Name',
  joined: 'Since',
  actions: 'Actions',
  you: 'You',
  managedByItsOwn:
    '{{name}} has an admin of its own, who manages its accounts and approves the people whom you invite.',
  requests: 'Waiting for approval',
  requestedBy: '{{person}}, {{dealership}}, asks for an account with this role: {{role}}.',
  requestedFor: 'For {{organization}}, with this role: {{role}}. Its admins have been asked.',
  requestsHelp: 'An account sees all machines of your organization, also those that other dealerships serve.',
  emptyTitle: 'Nobody yet',
  empty: 'People whom you invite by e-mail show up here.',
}

export const accountsText = defineText('accounts', en, { es: () => import('./text.es') })
