import { defineText } from '@/shared/lib/i18n'

export const en = {
  expiredTitle: 'This link has expired',
  expired: 'Links of this kind are valid for 90 days. Ask for a new one below.',
  revokedTitle: 'This link no longer works',
  revoked: 'Check for a newer e-mail, or a newer label on the machine. If there is none, ask for a new link.',
  unknownTitle: 'This link is incomplete',
  unknown: 'Scan the label again, or open the link from the e-mail again.',
  contact: 'Your name, and how to reach you',
  contactHelp: 'The people who issue the links will read it.',
  ask: 'Ask for a new link',
  askedTitle: 'Request sent',
  asked: 'The people who issue the links have your request and can send you a new one.',
  failed: 'Request not sent',
}

export const renewPortalLinkText = defineText('renew-portal-link', en, { es: () => import('./text.es') })
