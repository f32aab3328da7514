import type { Database } from '../../db/connection'
import { Problem } from '../../http/problem'
import { endOf, type PortalLinkKind } from './portal-link'
import { findLink, keepUse } from './portal-link.repository'
import type { PortalTokens } from './portal-token'

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

const endings = {
  revoked: () => new Problem(410, 'link_revoked', 'This link was taken back. Ask for a new one.'),
  expired: () => new Problem(410, 'link_expired', 'This link has expired. Ask for a new one.'),
}

const noSuchLink = () =>
  new Problem(404, 'not_found', 'This is no link that we gave out. Scan the label again, or open the whole address.')

/**
 * Opens a link, by what its token says and by what became of it since.
 *
 * It keeps the time of use, also for a GET: that tells staff which labels are alive, and changes nothing that acts
 * (behaviour, section 4). It writes once a minute at most.
 */
export function createOpener(db: Database, tokens: PortalTokens) {
  /** @throws Problem 404 for no link of this kind, 410 `link_expired` or `link_revoked` for one that has ended */
  return async (token: string, kind: PortalLinkKind): Promise<OpenedLink> => {
    const id = tokens.linkOf(token)
    const link = id && (await findLink(db, id))
    if (!link || link.kind !== kind) throw noSuchLink()
    const now = new Date()
    const end = endOf(link, now)
    if (end) throw endings[end]()
    if (!link.lastUsedAt || now.getTime() - link.lastUsedAt.getTime() >= 60_000) await keepUse(db, link.id)
    const { organizationId, dealershipId, instanceId } = link
    return { id: link.id, kind, organizationId, dealershipId, instanceId }
  }
}
