import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Portal links',
  summary: 'Each lets whoever holds it do one thing without an account, until it expires or you revoke it.',
  emptyTitle: 'No link given out yet',
  empty:
    'Give out a link to the due kits here. The QR label for the hours of a machine is made on that machine’s own page.',
  giveOut: 'Give out a link to the due kits',
  machine_hours: 'Hours of one machine',
  service_kits: 'Due kits',
  named: '{{kind}}, {{what}}',
  serial: '{{machine}}, serial {{serial}}',
  open: 'Open',
  expired: 'Expired',
  revoked: 'Revoked',
  givenOut: 'Given out',
  givenOutBy: '{{when}}, by {{who}}',
  byEmail: '{{when}}, with an e-mail',
  holds: 'Holds until',
  noExpiry: 'No expiry',
  lastUsed: 'Last used',
  neverUsed: 'Not yet',
  copy: 'Copy address',
  copied: 'Address copied',
  revoke: 'Revoke',
  revokeTitle: 'Revoke this link?',
  revokeDetail:
    'It is for: {{what}}. Whoever opens it is told that it was taken back, and can ask for a new one. What came by it stays.',
  revokeConfirm: 'Revoke link',
  wasRevoked: 'Link revoked',
  giveOutDetail: 'Whoever holds it sees the hours and the due kits of the operator’s machines.',
  operatorRequired: 'Operator is required field.',
  replace: 'Revoke the earlier ones',
  replaceHelp: 'Links to the same due kits, also those that went out with e-mails, then open nothing any more.',
  submit: 'Give out',
  given: 'The link is ready',
  givenDetail: 'It opens the due kits of {{operator}} until {{when}}.',
  address: 'Address to pass on',
  done: 'Done',
}

export const managePortalLinksText = defineText('manage-portal-links', en, { es: () => import('./text.es') })
