import type { Database, Transaction } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import type { Keys } from '../../infrastructure/keys/keyring'
import type { Outbox } from '../notifications'
import type { LogoAddresses } from '../organizations'
import { issueKitsLinks, type KitsSide, type MailedLink } from './issue-kits-links'
import {
  type AcceptedQuote,
  issueLinkOfQuote,
  issueOrderLink,
  type PlacedByLink,
  tokenOfQuote,
} from './issue-order-link'
import { issueMailedOrderLink, issueRecordLink, type MailedOrder, type MailedRecord } from './issue-record-link'
import { openHoursLink, openKitsLink, openPlaceOrderLink, openRecordLink } from './open-portal-link'
import { portalLinkOperations } from './portal-link.operations'
import { createPortalTokens } from './portal-token'
import { portalLinksTool } from './tools/portal-links.tool'

export { type KitsSide, kitsSideKey, type MailedLink } from './issue-kits-links'
export { idOfAttempt } from './issue-order-link'
export { assertOpen } from './open-portal-link'
export { revokeLinksOfDealership } from './revoke-links'

export interface PortalLinks {
  /**
   * Links to the due kits of operators, to be sent "by e-mail, 90 days" (behaviour, section 4), in the caller's
   * transaction, by `kitsSideKey`. All e-mails of a day and side carry the same one, so that those who revoke find few.
   */
  mailedKits(trx: Database, sides: readonly KitsSide[]): Promise<ReadonlyMap<string, MailedLink>>
  /** Places an order once for each attempt, as `issueOrderLink` does. @returns the token of the link to it */
  placeOnce(trx: Transaction, attempt: PlacedByLink, place: () => Promise<string>): Promise<string>
  /** The link for an e-mail by which a customer opens a record without an account; all e-mails about it carry the same one. */
  mailedRecord(trx: Database, record: MailedRecord): Promise<MailedLink>
  /** The link for an e-mail about an order to whoever has no account; undefined once the last one was revoked. */
  mailedOrder(trx: Database, order: MailedOrder): Promise<MailedLink | undefined>
  /** Creates a link to the order that a quote became when it was accepted by its link. */
  followOrder(trx: Transaction, accepted: AcceptedQuote): Promise<void>
  /** The token of that link, as long as it opens. */
  tokenOfFollowed(db: Database, orderId: string): Promise<string | undefined>
}

interface PortalLinksOptions {
  db: Database
  transact: Transact
  /** Make the tokens, so that they need not be stored. */
  keys: Keys
  outbox: Outbox
  logoAddress: LogoAddresses
}

/** Links that let their holder do one thing without an account (behaviour, section 4). */
export function createPortalLinks({ db, transact, keys, outbox, logoAddress }: PortalLinksOptions) {
  const tokens = createPortalTokens(keys)
  const portalLinks: PortalLinks = {
    mailedKits: (trx, sides) => issueKitsLinks(trx, { tokens, outbox }, sides),
    placeOnce: (trx, attempt, place) => issueOrderLink(trx, tokens, attempt, place),
    mailedRecord: (trx, record) => issueRecordLink(trx, { tokens, outbox }, record),
    mailedOrder: (trx, order) => issueMailedOrderLink(trx, { tokens, outbox }, order),
    followOrder: issueLinkOfQuote,
    tokenOfFollowed: (db, orderId) => tokenOfQuote(db, tokens, orderId),
  }
  return {
    portalLinks,
    proofs: {
      'portal:hours': (token: string) => openHoursLink({ db, tokens }, token),
      'portal:kits': (token: string) => openKitsLink({ db, tokens }, token),
      'portal:order': (token: string) => openRecordLink({ db, tokens }, token, 'order'),
      'portal:quote': (token: string) => openRecordLink({ db, tokens }, token, 'quote'),
      'portal:maintenance-quote': (token: string) => openRecordLink({ db, tokens }, token, 'maintenance_quote'),
      'portal:place-order': (token: string) => openPlaceOrderLink({ db, tokens }, token),
    },
    tools: [portalLinksTool(db)],
    operations: portalLinkOperations({ db, transact, tokens, outbox, logoAddress }),
  }
}
