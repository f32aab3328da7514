import { defineText } from '@/shared/lib/i18n'

export const en = {
  expiredTitle: 'This link has expired',
  expired: 'Links that come by e-mail last 90 days.',
  revokedTitle: 'This link was taken back',
  revoked: 'There may be a newer label on the machine, or a newer e-mail. Otherwise ask for a new link.',
  unknownTitle: 'This is no link of ours',
  unknown: 'Scan the label once more, or open the whole address from the e-mail. A part of it may be missing.',
  contact: 'Who are you, and how can they reach you?',
  contactHelp: 'Your name and where you are, or a phone number. Whoever gives out the links reads it.',
  ask: 'Ask for a new link',
  askedTitle: 'They are told',
  asked: 'Whoever gives out the links for this machine has your message. You get a new link from them.',
  failed: 'Not sent',
}

export const renewPortalLinkText = defineText('renew-portal-link', en, { es: () => import('./text.es') })
