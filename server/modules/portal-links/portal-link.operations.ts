import type { components } from '#contract/platform'
import { findVisibleInstance, findVisibleOrganization } from '../../access'
import type { Database } from '../../db/connection'
import { notFound } from '../../domain/domain-error'
import type { Transact } from '../../events/unit-of-work'
import type { PlatformHandlers } from '../../http/operation'
import type { Outbox } from '../notifications'
import type { LogoAddresses } from '../organizations'
import { createPortalLink } from './create-portal-link'
import { findDealershipOfLink } from './open-portal-link'
import { listLinks } from './portal-link.repository'
import { linkToWire } from './portal-link.wire'
import type { PortalTokens } from './portal-token'
import { requestRenewal } from './request-renewal'
import { revokeLink } from './revoke-links'

type Operations = Pick<
  PlatformHandlers,
  'listPortalLinks' | 'createPortalLink' | 'revokePortalLink' | 'askForPortalLink' | 'getDealershipOfLink'
>

interface Dependencies {
  db: Database
  transact: Transact
  tokens: PortalTokens
  outbox: Outbox
  logoAddress: LogoAddresses
}

type NewLink = components['schemas']['NewPortalLink']

/** Of the records that a request names, the one that its kind of link opens. */
function recordIdOf({ kind, ...body }: NewLink): string | undefined {
  if (kind === 'order') return body.order_id
  if (kind === 'quote') return body.quote_id
  return kind === 'maintenance_quote' ? body.maintenance_quote_id : undefined
}

export function portalLinkOperations({ db, transact, tokens, outbox, logoAddress }: Dependencies) {
  const toWire = linkToWire({ tokens, outbox })

  return {
    listPortalLinks: async ({ query, caller }) => {
      const { page, limit, kind, instance_id: instanceId, organization_id: organizationId, record_id: recordId } = query
      if (instanceId && !(await findVisibleInstance(db, caller, instanceId))) throw notFound('Machine')
      if (organizationId && !(await findVisibleOrganization(db, caller, organizationId))) throw notFound('Organization')
      const { items, total } = await listLinks(db, caller, { page, limit, kind, instanceId, recordId, organizationId })
      return { status: 200, body: { items: items.map(toWire), total, page, limit } }
    },

    createPortalLink: async ({ body, caller }) => {
      const { kind, instance_id: instanceId, organization_id: organizationId, replace = false } = body
      const recordId = recordIdOf(body)
      const link = await transact((trx) =>
        createPortalLink(trx, { kind, instanceId, recordId, organizationId, replace, caller }),
      )
      return { status: 201, body: toWire(link) }
    },

    revokePortalLink: async ({ path, caller }) => {
      if (!(await transact((trx) => revokeLink(trx, caller, path.id)))) throw notFound('Portal link')
      return { status: 204 }
    },

    getDealershipOfLink: async ({ path }) => {
      const { name, phone, ...dealership } = await findDealershipOfLink({ db, tokens }, path.token)
      return { status: 200, body: { name, phone: phone || null, logo: logoAddress(dealership) } }
    },

    /** The same answer for every token: good, ended or forged. */
    askForPortalLink: async ({ body }) => {
      const linkId = tokens.linkOf(body.token)
      await transact((trx) => requestRenewal(trx, outbox, { linkId, contact: body.contact ?? '' }))
      return { status: 202 }
    },
  } satisfies Operations
}
