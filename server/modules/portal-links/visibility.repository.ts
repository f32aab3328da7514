import { type ExpressionBuilder, sql } from 'kysely'
import type { Caller } from '../../access/caller'
import type { DB } from '../../db/schema'
import { managesInstance } from '../machine-instances'

/**
 * Which links a caller finds and may revoke (behaviour, section 4: "Listed and revocable by the dealership"): a super
 * user all; an operator's staff every link into its own yard, whoever gave it out; a dealership's those that it gave out
 * and the labels of the machines that it looks after. Whether the caller is of the staff is the access of the call.
 */
export function managesPortalLink(caller: Caller) {
  return (eb: ExpressionBuilder<DB, 'portal_link'>) => {
    const { organization } = caller
    if (caller.isSuperuser) return sql<boolean>`true`
    if (!organization) return sql<boolean>`false`
    if (organization.type === 'OPERATOR') return eb('portal_link.organization_id', '=', organization.id)
    const ofMachine = eb
      .selectFrom('machine_instance')
      .whereRef('machine_instance.organization_id', '=', 'portal_link.organization_id')
      .whereRef('machine_instance.id', '=', 'portal_link.instance_id')
      .where(managesInstance(caller))
      .select('machine_instance.id')
    return eb.or([eb('portal_link.dealership_id', '=', organization.id), eb.exists(ofMachine)])
  }
}

/** Whether the dealership that gave a link out still serves what it opens; always so for the operator's own. */
export const isServed = (eb: ExpressionBuilder<DB, 'portal_link'>) =>
  eb.or([
    eb('portal_link.dealership_id', 'is', null),
    eb.and([
      eb.exists(
        eb
          .selectFrom('dealership_operator as link')
          .whereRef('link.dealership_id', '=', 'portal_link.dealership_id')
          .whereRef('link.operator_id', '=', 'portal_link.organization_id')
          .where('link.ended_at', 'is', null)
          .select('link.id'),
      ),
      eb.or([
        eb('portal_link.instance_id', 'is', null),
        eb.exists(
          eb
            .selectFrom('machine_instance')
            .whereRef('machine_instance.organization_id', '=', 'portal_link.organization_id')
            .whereRef('machine_instance.id', '=', 'portal_link.instance_id')
            .whereRef('machine_instance.dealership_id', '=', 'portal_link.dealership_id')
            .select('machine_instance.id'),
        ),
      ]),
    ]),
  ])
