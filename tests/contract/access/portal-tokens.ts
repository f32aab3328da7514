import { randomUUID } from 'node:crypto'
import { createPortalTokens } from '../../../server/modules/portal-links/portal-token'
import { type TestApp, testKeyring } from '../../support/test-app'
import type { Cast } from './cast'
import type { Side } from './columns'
import type { InstanceRecords } from './instance-records'

export type PortalKind = 'machine_hours' | 'service_kits'

interface GivenOut {
  id: string
  token: string
  instanceId: string
}

/** Real portal links to the operator of each side: a super user's, and those of the neighbours' sides a dealership's. */
export function createPortalLinksOf(test: TestApp, cast: Cast, { ofInstance }: Pick<InstanceRecords, 'ofInstance'>) {
  const portalLink = (side: Side, kind: PortalKind = 'machine_hours'): Promise<GivenOut> =>
    ofInstance(side, async (instanceId) => {
      const { operator, dealership } = cast.organizations[side]
      const { id } = await test.db
        .insertInto('portal_link')
        .values({
          organization_id: operator,
          dealership_id: side === 'rival' || side === 'before' ? dealership : null,
          kind,
          instance_id: kind === 'machine_hours' ? instanceId : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, instanceId, token: createPortalTokens(testKeyring.keysFor('portal-label')).tokenOf(id) }
    })

  const change = async (link: GivenOut, values: { expires_at: Date } | { revoked_at: Date }) => {
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
        otherKind: (await portalLink(side, kind === 'machine_hours' ? 'service_kits' : 'machine_hours')).token,
        expired: await change(await portalLink(side, kind), { expires_at: past }),
        revoked: await change(await portalLink(side, kind), { revoked_at: past }),
        ofFormerDealership: (await portalLink('before', kind)).token,
      }
    },
  }
}
