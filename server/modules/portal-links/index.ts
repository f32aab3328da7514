import type { Database } from '../../db/connection'
import type { Outbox } from '../notifications'
import { createOpener, type OpenedLink } from './open-portal-link.operations'
import type { PortalLinkKind } from './portal-link'
import { portalLinkOperations } from './portal-link.operations'
import { createPortalTokens } from './portal-token'
import { renewalOperations } from './renewal.operations'

export type { OpenedLink } from './open-portal-link.operations'
export type { PortalLinkKind } from './portal-link'

export interface PortalLinks {
  /**
   * What the token opens.
   * @throws Problem 404 for no link of this kind, 410 `link_expired` or `link_revoked` for one that has ended
   */
  open(token: string, kind: PortalLinkKind): Promise<OpenedLink>
}

interface PortalLinksOptions {
  db: Database
  /** Makes the tokens, so that they need not be stored. */
  secret: string
  outbox: Outbox
}

/** Links that let their holder do one thing without an account (behaviour, section 4). */
export function createPortalLinks({ db, secret, outbox }: PortalLinksOptions) {
  const tokens = createPortalTokens(secret)
  const portalLinks: PortalLinks = { open: createOpener(db, tokens) }
  return {
    portalLinks,
    operations: { ...portalLinkOperations({ db, tokens, outbox }), ...renewalOperations({ db, tokens, outbox }) },
  }
}
