import { type ExpressionBuilder, sql } from 'kysely'
import type { DB } from '../db/schema'
import type { Caller } from './caller'
import { managesInstance } from './machine-instance-access'
import { isAdmin } from './role'
import { serves, stoppedServingBy } from './service'

type OfPortalLink = ExpressionBuilder<DB, 'portal_link'>

/**
 * Which links a caller finds and may revoke (behaviour, section 4: "Listed and revocable by the dealership"): a super
 * user all; an operator's Org Admin every link for that operator, whoever gave it out, and its other staff those to its
 * machines, since they do not see the orders of others; a dealership's staff those that it gave out and the labels of the
 * machines that it serves. The call's access has checked that the caller is staff.
 */
export function managesPortalLink(caller: Caller) {
  return (eb: OfPortalLink) => {
    const { organization } = caller
    if (caller.isSuperuser) return sql<boolean>`true`
    if (!organization) return sql<boolean>`false`
    if (organization.type === 'OPERATOR') {
      const own = eb('portal_link.organization_id', '=', organization.id)
      return isAdmin(caller) ? own : eb.and([own, eb('portal_link.kind', 'in', ['machine_hours', 'service_kits'])])
    }
    const ofMachine = instanceOf(eb).where(managesInstance(caller))
    return eb.or([eb('portal_link.dealership_id', '=', organization.id), eb.exists(ofMachine)])
  }
}

/** Whether the dealership that gave a link out still serves what it opens; always so for the operator's own. */
export const isPortalLinkServed = (eb: OfPortalLink) =>
  eb.or([
    eb('portal_link.dealership_id', 'is', null),
    eb.and([
      serves(eb.ref('portal_link.dealership_id'), eb.ref('portal_link.organization_id')),
      eb.or([
        eb('portal_link.instance_id', 'is', null),
        eb.exists(instanceOf(eb).whereRef('machine_instance.dealership_id', '=', 'portal_link.dealership_id')),
      ]),
    ]),
  ])

/**
 * Whether a link ended because the dealership that gave it out stopped serving what it opens, which revokes its links, and
 * not because somebody revoked it before.
 */
export const hasEndedWithService = (eb: OfPortalLink) =>
  eb.and([
    eb.not(isPortalLinkServed(eb)),
    eb.or([
      eb('portal_link.revoked_at', 'is', null),
      stoppedServingBy(
        eb.ref('portal_link.dealership_id'),
        eb.ref('portal_link.organization_id'),
        eb.ref('portal_link.revoked_at'),
      ),
    ]),
  ])

const instanceOf = (eb: OfPortalLink) =>
  eb
    .selectFrom('machine_instance')
    .whereRef('machine_instance.organization_id', '=', 'portal_link.organization_id')
    .whereRef('machine_instance.id', '=', 'portal_link.instance_id')
    .select('machine_instance.id')
