import { defineText } from '@/shared/lib/i18n'

export const en = {
  QUEUED: 'Waiting to be sent',
  SENT: 'Sent',
  FAILED: 'Failed',
  KEPT: 'Not sent (no mail server)',
  title: 'Outbox',
  summary: 'Every e-mail that was written, and whether it was sent.',
  search: 'Search e-mails',
  status: 'Status',
  anyStatus: 'Any status',
  subject: 'Subject',
  recipient: 'To',
  written: 'Written',
  sent: 'Sent',
  attempts_one: '{{count}} attempt',
  attempts_other: '{{count}} attempts',
  keptWhy:
    'No mail server is set up, so this e-mail was not sent. You can read it here, and send it once there is one.',
  failedWhy: 'Not sent',
  links: 'Links in this e-mail',
  copy: 'Copy',
  copyLink: 'Copy {{link}}',
  copied: 'Link copied',
  versions: 'Versions of the e-mail',
  text: 'Text',
  html: 'Preview',
  frame: 'Preview of the e-mail',
  frameHelp: 'The links in the preview do not work. Copy them above.',
  retry: 'Send again',
  retried: 'The e-mail is in the queue',
  emptyTitle: 'No e-mails yet',
  empty: 'Invitations, links to sign in and other e-mails show up here once they are written.',
}

export const emailText = defineText('email', en, { es: () => import('./text.es') })
