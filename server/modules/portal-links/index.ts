import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import type { Keys } from '../../infrastructure/keys/keyring'
import type { Outbox } from '../notifications'
import { issueKitsLinks, type KitsSide, type MailedLink } from './issue-kits-links'
import { openHoursLink, openKitsLink } from './open-portal-link'
import { portalLinkOperations } from './portal-link.operations'
import { createPortalTokens } from './portal-token'

export { type KitsSide, kitsSideKey, type MailedLink } from './issue-kits-links'
export { revokeLinksOfDealership } from './portal-link.repository'

export interface PortalLinks {
  /**
   * Links to the due kits of operators, to be sent "by e-mail, 90 days" (behaviour, section 4), in the caller's
   * transaction, by `kitsSideKey`. All e-mails of a day and side carry the same one, so that those who revoke find few.
   */
  mailedKits(trx: Database, sides: readonly KitsSide[]): Promise<ReadonlyMap<string, MailedLink>>
}

interface PortalLinksOptions {
  db: Database
  transact: Transact
  /** Make the tokens, so that they need not be stored. */
  keys: Keys
  outbox: Outbox
}

/** Links that let their holder do one thing without an account (behaviour, section 4). */
export function createPortalLinks({ db, transact, keys, outbox }: PortalLinksOptions) {
  const tokens = createPortalTokens(keys)
  const portalLinks: PortalLinks = { mailedKits: (trx, sides) => issueKitsLinks(trx, { tokens, outbox }, sides) }
  return {
    portalLinks,
    proofs: {
      'portal:hours': (token: string) => openHoursLink({ db, tokens }, token),
      'portal:kits': (token: string) => openKitsLink({ db, tokens }, token),
    },
    operations: portalLinkOperations({ db, transact, tokens, outbox }),
  }
}
