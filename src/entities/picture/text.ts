import { defineText } from '@/shared/lib/i18n'

export const en = {
  add: 'Add pictures',
  help: 'JPEG, PNG or WebP, up to {{max}}. Large ones are made smaller before they are sent.',
  full: '{{max}} pictures at most. Remove one to add another.',
  leftOut_one: 'One picture was left out: there is room for {{max}}.',
  leftOut_other: '{{count}} pictures were left out: there is room for {{max}}.',
  unreadable: 'This file cannot be shown as a picture. Choose a JPEG, PNG or WebP file.',
  notAllSent: 'A picture was not sent. Send it again, or remove it.',
  pictureN: 'Picture {{n}}',
  pictureNOf: '{{label}}: picture {{n}} of {{count}}',
  first: 'Shown first',
  sending: 'Sending, {{percent}}%',
  waiting: 'Waiting to be sent',
  retry: 'Send picture {{n}} again',
  remove: 'Remove picture {{n}}',
  moveUp: 'Move picture {{n}} up',
  moveDown: 'Move picture {{n}} down',
  open: 'Open picture {{n}}',
  previous: 'Previous picture',
  next: 'Next picture',
  failed: 'The picture did not load.',
}

export const pictureText = defineText('picture', en, { es: () => import('./text.es') })
