import { type ExpressionBuilder, sql } from 'kysely'
import type { DB } from '../db/schema'
import { actsFor, type Sides } from './acts-for'
import type { Caller } from './caller'
import { isAdmin, isStaff } from './role'

/** Who moves a quote (behaviour, section 7). */
export type QuoteActor = 'dealership' | 'customer' | 'system'

/**
 * Which quotes a caller may see: a super user all; a dealership's staff those of the dealership; an operator's Org Admin
 * those of the operator, its other people those that they requested, neither of them a draft, discarded or not.
 */
export function seesQuote(caller: Caller) {
  return (eb: ExpressionBuilder<DB, 'quote'>) => {
    const { isSuperuser, organization, userId } = caller
    if (isSuperuser) return sql<boolean>`true`
    if (!organization) return sql<boolean>`false`
    if (organization.type === 'DEALERSHIP') {
      return isStaff(caller) ? eb('quote.organization_id', '=', organization.id) : sql<boolean>`false`
    }
    return eb.and([
      eb('quote.operator_id', '=', organization.id),
      eb('quote.status', 'not in', ['DRAFT', 'DISCARDED']),
      ...(isAdmin(caller) ? [] : [eb('quote.created_by', '=', userId)]),
    ])
  }
}

/** The roles that a caller has towards a quote that they may see. */
export function quoteActors(caller: Caller, sides: Sides): QuoteActor[] {
  return actsFor(caller, sides).flatMap((side): QuoteActor[] => {
    if (side === 'operator') return ['customer']
    return caller.isSuperuser || isStaff(caller) ? ['dealership'] : []
  })
}
