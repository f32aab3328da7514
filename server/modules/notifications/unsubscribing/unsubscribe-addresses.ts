import { pageAddress } from '../page-address'
import type { UnwantedEmails } from './unwanted-emails'

/** Where an e-mail sends those who want no more of its kind. */
export interface UnsubscribeAddresses {
  /** The page with one button, for people. */
  page(token: string, unwanted: UnwantedEmails): string
  /** What a mailbox posts to by itself (RFC 8058); a GET leads to the page. */
  oneClick(token: string): string
}

export const createUnsubscribeAddresses = (publicUrl: string): UnsubscribeAddresses => ({
  // The page cannot read from the token what it ends.
  page: (token, unwanted) => pageAddress(publicUrl, '/unsubscribe', { token, ...senderOf(unwanted) }),
  oneClick: (token) => pageAddress(publicUrl, `/api/v2/unsubscribe/${token}`),
})

function senderOf(unwanted: UnwantedEmails): Record<string, string> {
  if ('contactId' in unwanted) return { of: 'order' }
  return 'customerContactId' in unwanted ? { of: 'dealership' } : {}
}
