import { type ExpressionBuilder, sql } from 'kysely'
import type { DB } from '../db/schema'
import { actsFor, type Sides } from './acts-for'
import type { Caller } from './caller'
import { isAdmin, isStaff } from './role'

/** Who moves an order (behaviour, section 6): a dealership's admins may do what its staff may, and more. */
export type OrderActor = 'dealership-admin' | 'dealership' | 'customer' | 'system'

/**
 * Which orders a caller may see (behaviour, section 1): a super user all; a dealership's staff those of the dealership; an
 * operator's Org Admin those of the operator, its other people those that they placed.
 */
export function seesOrder(caller: Caller) {
  return (eb: ExpressionBuilder<DB, 'customer_order'>) => {
    const { isSuperuser, organization, userId } = caller
    if (isSuperuser) return sql<boolean>`true`
    if (!organization) return sql<boolean>`false`
    if (organization.type === 'DEALERSHIP') {
      return isStaff(caller) ? eb('customer_order.organization_id', '=', organization.id) : sql<boolean>`false`
    }
    const ofOperator = eb('customer_order.operator_id', '=', organization.id)
    return isAdmin(caller) ? ofOperator : eb.and([ofOperator, eb('customer_order.placed_by', '=', userId)])
  }
}

/** The roles that a caller has towards an order that they may see. */
export function orderActors(caller: Caller, sides: Sides): OrderActor[] {
  return actsFor(caller, sides).flatMap((side): OrderActor[] => {
    if (side === 'operator') return ['customer']
    if (caller.isSuperuser || isAdmin(caller)) return ['dealership-admin', 'dealership']
    return isStaff(caller) ? ['dealership'] : []
  })
}
