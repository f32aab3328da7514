import type { components } from '#contract/platform'
import { salesNumber } from '../../domain/sales-number'
import type { Outbox } from '../notifications'
import { endOf, pageOf } from './portal-link'
import type { ListedLink } from './portal-link.repository'
import type { PortalTokens } from './portal-token'

interface Dependencies {
  tokens: PortalTokens
  outbox: Pick<Outbox, 'addressOf'>
}

export const linkToWire =
  ({ tokens, outbox }: Dependencies) =>
  (link: ListedLink): components['schemas']['PortalLink'] => ({
    id: link.id,
    kind: link.kind,
    state: stateOf(link),
    url: outbox.addressOf(...pageOf(link.kind, tokens.tokenOf(link.id))),
    instance: link.instance,
    record: link.record && { id: link.record.id, number: salesNumber(link.record.kind, link.record.number) },
    organization: { id: link.organization_id, name: link.organization_name },
    created_at: link.created_at.toISOString(),
    created_by: link.created_by,
    expires_at: link.expires_at?.toISOString() ?? null,
    revoked_at: link.revoked_at?.toISOString() ?? null,
    last_used_at: link.last_used_at?.toISOString() ?? null,
  })

const stateOf = ({ expires_at: expiresAt, revoked_at: revokedAt, is_served: isServed }: ListedLink) =>
  endOf({ expiresAt, revokedAt, isServed }, new Date()) ?? 'open'
