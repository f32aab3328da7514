import { pageAddress } from '../page-address'

/** Where an e-mail sends those who want no more of its kind. */
export interface UnsubscribeAddresses {
  /** The page with one button, for people. */
  page(token: string): string
  /** What a mailbox posts to by itself (RFC 8058); a GET leads to the page. */
  oneClick(token: string): string
}

export const createUnsubscribeAddresses = (publicUrl: string): UnsubscribeAddresses => ({
  page: (token) => pageAddress(publicUrl, '/unsubscribe', { token }),
  oneClick: (token) => pageAddress(publicUrl, `/api/v2/unsubscribe/${token}`),
})
