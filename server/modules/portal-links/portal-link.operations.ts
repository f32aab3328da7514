import type { components } from '#contract/platform'
import { findVisibleInstance, findVisibleOrganization } from '../../access'
import type { Database } from '../../db/connection'
import type { PlatformHandlers } from '../../http/operation'
import { notFound } from '../../http/problem'
import type { Outbox } from '../notifications'
import { endOf, expiryOf, pageOf } from './portal-link'
import { addLink, type ListedLink, listLinks, revokeEarlier, revokeLink } from './portal-link.repository'
import type { PortalTokens } from './portal-token'
import { purposeOf } from './purpose.operations'

type Operations = Pick<PlatformHandlers, 'listPortalLinks' | 'createPortalLink' | 'revokePortalLink'>

interface Dependencies {
  db: Database
  tokens: PortalTokens
  outbox: Pick<Outbox, 'addressOf'>
}

export function portalLinkOperations({ db, tokens, outbox }: Dependencies) {
  const toWire = (link: ListedLink): components['schemas']['PortalLink'] => ({
    id: link.id,
    kind: link.kind,
    state: stateOf(link),
    url: outbox.addressOf(pageOf[link.kind], { token: tokens.tokenOf(link.id) }),
    instance: link.instance,
    organization: { id: link.organization_id, name: link.organization_name },
    created_at: link.created_at.toISOString(),
    created_by: link.created_by,
    expires_at: link.expires_at?.toISOString() ?? null,
    revoked_at: link.revoked_at?.toISOString() ?? null,
    last_used_at: link.last_used_at?.toISOString() ?? null,
  })

  return {
    listPortalLinks: async ({ query, caller }) => {
      const { page, limit, instance_id: instanceId, organization_id: organizationId } = query
      if (instanceId && !(await findVisibleInstance(db, caller, instanceId))) throw notFound('Machine')
      if (organizationId && !(await findVisibleOrganization(db, caller, organizationId))) throw notFound('Organization')
      const { items, total } = await listLinks(db, caller, { page, limit, instanceId, organizationId })
      return { status: 200, body: { items: items.map(toWire), total, page, limit } }
    },

    createPortalLink: async ({ body, caller }) => {
      const purpose = await purposeOf(db, caller, body)
      const link = await db.transaction().execute(async (trx) => {
        if (body.replace) await revokeEarlier(trx, purpose, caller.userId)
        const expiresAt = expiryOf(purpose.kind, new Date())
        return addLink(trx, purpose, { createdBy: caller.userId, expiresAt })
      })
      return { status: 201, body: toWire(link) }
    },

    revokePortalLink: async ({ path, caller }) => {
      if (!(await revokeLink(db, caller, path.id))) throw notFound('Link')
      return { status: 204 }
    },
  } satisfies Operations
}

const stateOf = ({ expires_at: expiresAt, revoked_at: revokedAt, is_served: isServed }: ListedLink) =>
  endOf({ expiresAt, revokedAt, isServed }, new Date()) ?? 'open'
