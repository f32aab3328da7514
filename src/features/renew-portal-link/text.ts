import { defineText } from '@/shared/lib/i18n'

export const en = {
  expiredTitle: 'This link has expired',
  expired: 'Such links are valid for 90 days. Ask for a new one below.',
  revokedTitle: 'This link was revoked',
  revoked: 'Look for a newer e-mail, or a newer label on the machine. If there is none, ask for a new link.',
  unknownTitle: 'This link does not work',
  unknown: 'Part of the address may be missing. Scan the label again, or open the link from the e-mail again.',
  contact: 'Who are you, and how can you be reached?',
  contactHelp: 'Your name and location, or a phone number. The person who issues the links will read it.',
  ask: 'Ask for a new link',
  askedTitle: 'Request sent',
  asked: 'The people who issue these links have your request and can send you a new one.',
  failed: 'Not sent',
}

export const renewPortalLinkText = defineText('renew-portal-link', en, { es: () => import('./text.es') })
