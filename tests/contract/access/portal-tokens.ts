import { randomUUID } from 'node:crypto'
import type { PortalLinkKind } from '../../../server/modules/portal-links/portal-link'
import { createPortalTokens } from '../../../server/modules/portal-links/portal-token'
import { addPricedPart } from '../../support/priced-parts'
import { addMaintenanceQuote, addOrder, addQuote } from '../../support/sales'
import { type TestApp, testKeyring } from '../../support/test-app'
import type { Cast } from './cast'
import type { Side } from './columns'
import type { InstanceRecords } from './instance-records'

export type PortalKind = PortalLinkKind

interface CreatedLink {
  id: string
  token: string
  instanceId: string
}

/**
 * Real portal links to the operator of each side: to machines and kits a super user's, and those of the neighbours' sides
 * a dealership's; to orders and quotes always a dealership's.
 */
export function createPortalLinksOf(test: TestApp, cast: Cast, { ofInstance }: Pick<InstanceRecords, 'ofInstance'>) {
  const portalLink = (side: Side, kind: PortalKind = 'machine_hours'): Promise<CreatedLink> =>
    ofInstance(side, async (instanceId) => {
      const { operator, dealership } = cast.organizations[side]
      const parties = { dealershipId: dealership, operatorId: operator }
      // Without a catalogue nothing can be ordered.
      if (kind === 'place_order') await addPricedPart(test.db, dealership)
      const isSales = kind !== 'machine_hours' && kind !== 'service_kits'
      const { id } = await test.db
        .insertInto('portal_link')
        .values({
          organization_id: operator,
          dealership_id: isSales || side === 'rival' || side === 'before' ? dealership : null,
          kind,
          instance_id: kind === 'machine_hours' ? instanceId : null,
          order_id: kind === 'order' ? await addOrder(test, parties) : null,
          quote_id: kind === 'quote' ? await addQuote(test, parties) : null,
          maintenance_quote_id:
            kind === 'maintenance_quote' ? await addMaintenanceQuote(test, { ...parties, instanceId }) : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, instanceId, token: createPortalTokens(testKeyring.keysFor('portal-label')).tokenOf(id) }
    })

  const change = async (link: CreatedLink, values: { expires_at: Date } | { revoked_at: Date }) => {
    await test.db.updateTable('portal_link').set(values).where('id', '=', link.id).execute()
    return link.token
  }

  return {
    portalLink,

    /** Every token that a call opened by links of a kind may be sent, by what became of its link. */
    async portalTokens(side: Side, kind: PortalKind) {
      const past = new Date(Date.now() - 60_000)
      const good = (await portalLink(side, kind)).token
      return {
        good,
        forged: `${good.slice(0, 30)}${randomUUID().slice(0, 8)}${good.slice(38)}`,
        cutOff: good.slice(0, 7),
        otherKind: (await portalLink(side, kind === 'machine_hours' ? 'service_kits' : 'machine_hours')).token,
        expired: await change(await portalLink(side, kind), { expires_at: past }),
        revoked: await change(await portalLink(side, kind), { revoked_at: past }),
        ofFormerDealership: (await portalLink('before', kind)).token,
      }
    },
  }
}
