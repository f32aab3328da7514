import { randomUUID } from 'node:crypto'
import { createPortalTokens } from '../../../server/modules/portal-links/portal-token'
import { addInstance } from '../../support/instances'
import { type TestApp, testKeyring } from '../../support/test-app'
import type { Cast } from './cast'
import type { Side } from './columns'

export type PortalKind = 'machine_hours' | 'service_kits'

interface GivenOut {
  id: string
  token: string
}

/** Real portal links, as a super user gives them out for the operator of either side. */
export function createPortalLinksOf(test: TestApp, cast: Cast) {
  const instance = (side: Side) => {
    const { operator, dealership } = cast.organizations[side]
    const model = side === 'own' ? 'WL-120' : 'M-7'
    return addInstance(test, { operatorId: operator, dealershipId: dealership, model })
  }

  async function portalLink(side: Side, kind: PortalKind = 'machine_hours'): Promise<GivenOut> {
    const { operator } = cast.organizations[side]
    const { id } = await test.db
      .insertInto('portal_link')
      .values({
        organization_id: operator,
        kind,
        instance_id: kind === 'machine_hours' ? await instance(side) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, token: createPortalTokens(testKeyring.keysFor('portal-label')).tokenOf(id) }
  }

  const change = async (link: GivenOut, values: { expires_at: Date } | { revoked_at: Date }) => {
    await test.db.updateTable('portal_link').set(values).where('id', '=', link.id).execute()
    return link.token
  }

  return {
    instance,
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
      }
    },
  }
}
