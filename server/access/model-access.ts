import { type ExpressionBuilder, sql } from 'kysely'
import type { DB } from '../db/schema'
import type { Caller } from './caller'
import { isStaff } from './role'

type OfModel = ExpressionBuilder<DB, 'machine'>

/**
 * Which models a caller may see (behaviour, section 1): a super user all; staff those of their dealership; an operator's
 * people those that a dealership has assigned to it.
 */
export function seesModel({ isSuperuser, organization }: Caller) {
  return (eb: OfModel) => {
    if (isSuperuser) return sql<boolean>`true`
    if (!organization) return sql<boolean>`false`
    const own =
      organization.type === 'DEALERSHIP'
        ? sql`organization_machine`
        : sql`(select * from operator_machine where removed_at is null)`
    return sql<boolean>`exists (
      select from ${own} as own
      where own.machine_id = ${eb.ref('machine.id')} and own.organization_id = ${organization.id})`
  }
}

/** Which models a caller may change (behaviour, section 1): a super user all; staff those that their dealership made. */
export function managesModel(caller: Caller) {
  return (eb: OfModel) => {
    const { organization } = caller
    if (caller.isSuperuser) return sql<boolean>`true`
    if (organization?.type !== 'DEALERSHIP' || !isStaff(caller)) return sql<boolean>`false`
    return sql<boolean>`${eb.ref('machine.owner_id')} is not distinct from ${organization.id}::uuid`
  }
}

/** Whether a caller may add models, and so chooses among all brands and types: a dealership's people and a super user. */
export const addsModels = ({ isSuperuser, organization }: Caller): boolean =>
  isSuperuser || organization?.type === 'DEALERSHIP'
