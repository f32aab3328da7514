import { defineText } from '@/shared/lib/i18n'

export const en = {
  dealership: 'Your dealership',
  expiredTitle: 'This link has expired',
  expired: 'Links of this kind are valid for 90 days. Ask for a new one below.',
  revokedTitle: 'This link no longer works',
  revoked_label: 'Check for a newer label on the machine, or a newer e-mail. If there is none, ask for a new link.',
  revoked_kits: 'Check for a newer e-mail about services that are due. If there is none, ask for a new link.',
  revoked_catalogue: 'Check for a newer link from the dealership. If there is none, ask for a new one.',
  revoked_order: 'Check for a newer e-mail about the order. If there is none, ask for a new link.',
  revoked_quote: 'Check for a newer e-mail about the quote. If there is none, ask for a new link.',
  unservedTitle: 'The dealership’s service has ended',
  unserved_label:
    'The dealership that created this label no longer serves the machine. Check for a newer label on it. If there is none, ask its owner for a new link.',
  unserved_kits:
    'The dealership no longer serves the owner of these machines. Check for a newer e-mail about services that are due. If there is none, ask the owner for a new link.',
  unserved_catalogue:
    'The dealership no longer serves the company that this link was for, so nothing can be ordered by it. If you have questions, contact the dealership.',
  unserved_order:
    'The dealership no longer serves the company that ordered, so this link no longer opens its orders. Orders that were placed go on: contact the dealership about them.',
  unserved_quote:
    'The dealership no longer serves the company that this quote is for, so it can no longer be opened or answered. If you have questions about it, contact the dealership.',
  formerDealership: 'Contact',
  unknownTitle: 'This link is incomplete',
  unknown_label: 'Scan the label on the machine again, or open the link from the e-mail again.',
  unknown_kits: 'Open the link from the e-mail about services that are due again, or ask the dealership for a new one.',
  unknown_catalogue: 'Open the link that the dealership sent you again, or ask the dealership for a new one.',
  unknown_order: 'Open the link from the e-mail about the order again, or ask the dealership for a new one.',
  unknown_quote: 'Open the link from the e-mail about the quote again, or ask the dealership for a new one.',
  contact: 'Your name, and how to reach you',
  contactHelp: 'The people who issue the links will read it.',
  ask: 'Ask for a new link',
  askedTitle: 'Request sent',
  asked: 'The people who issue the links have your request and can send you a new one.',
  failed: 'Request not sent',
}

export const renewPortalLinkText = defineText('renew-portal-link', en, { es: () => import('./text.es') })
