import type { Database } from '../../db/connection'
import type { Outbox } from '../notifications'

export type PortalLinkKind = 'machine_hours' | 'service_kits'

/** What a good portal link is for. */
export interface OpenedLink {
  id: string
  kind: PortalLinkKind
  /** The operator whose machines it is about. */
  organizationId: string
  /** The dealership that gave it out; null for the operator itself. */
  dealershipId: string | null
  /** The machine; null for a link to all due kits. */
  instanceId: string | null
}

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
export function createPortalLinks(_options: PortalLinksOptions) {
  const portalLinks: PortalLinks = {
    open: async () => {
      throw new Error('not built yet')
    },
  }
  return { portalLinks, operations: {} }
}
