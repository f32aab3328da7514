import { type ExpressionBuilder, sql } from 'kysely'
import type { DB } from '../db/schema'
import { actsFor, type Sides } from './acts-for'
import type { Caller } from './caller'
import { isAdmin, isStaff } from './role'

/** Who moves a maintenance quote (behaviour, section 7). */
export type MaintenanceQuoteActor = 'dealership' | 'customer' | 'system'

/**
 * Which maintenance quotes a caller may see (behaviour, section 1): a super user all; a dealership's staff those of the
 * dealership; an operator's Org Admin those that were sent to the operator, which are those with a last day.
 */
export function seesMaintenanceQuote(caller: Caller) {
  return (eb: ExpressionBuilder<DB, 'maintenance_quote'>) => {
    const { isSuperuser, organization } = caller
    if (isSuperuser) return sql<boolean>`true`
    if (organization?.type === 'DEALERSHIP' && isStaff(caller)) {
      return eb('maintenance_quote.organization_id', '=', organization.id)
    }
    if (organization?.type !== 'OPERATOR' || !isAdmin(caller)) return sql<boolean>`false`
    return eb.and([
      eb('maintenance_quote.operator_id', '=', organization.id),
      eb('maintenance_quote.valid_until', 'is not', null),
    ])
  }
}

/** The roles that a caller has towards a maintenance quote that they may see. */
export const maintenanceQuoteActors = (caller: Caller, sides: Sides): MaintenanceQuoteActor[] =>
  actsFor(caller, sides).map((side) => (side === 'operator' ? 'customer' : 'dealership'))
