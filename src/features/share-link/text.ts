import { defineText } from '@/shared/lib/i18n'

export const en = {
  share: 'Customer link',
  title: 'Link for the customer',
  opens_order: 'Whoever has this link can see the order without an account.',
  opens_quote: 'Whoever has this link can see and answer the quote without an account.',
  opens_maintenance_quote:
    'Whoever has this link can see the maintenance quote and answer each line without an account.',
  opens_place_order: 'Whoever has this link can order for this operator, at its prices, without an account.',
  none: 'No link yet',
  noneAdvice: 'A link is valid for 90 days. You can revoke it at any time.',
  create: 'Create link',
  address: 'Address to share',
  code: 'QR code of the address',
  validUntil: 'Valid until {{when}}.',
  lastUsed: 'Last opened: {{when}}',
  neverUsed: 'Not opened yet.',
  copy: 'Copy address',
  copied: 'Address copied',
  open: 'Show the customer’s page',
  revoke: 'Revoke',
  revokeTitle: 'Revoke the link?',
  revokeDetail: 'Whoever opens it sees that it no longer works, and can ask for a new one.',
  revokeConfirm: 'Revoke link',
  revoked: 'Link revoked',
  renew: 'Replace',
  renewTitle: 'Replace the link?',
  renewDetail: 'A new address is created, and the current one stops working.',
  renewConfirm: 'Replace link',
  renewed: 'Link replaced',
  failed: 'The link was not created',
}

export const shareLinkText = defineText('share-link', en, { es: () => import('./text.es') })
