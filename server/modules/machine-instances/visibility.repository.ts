import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import type { DB } from '../../db/schema'

type OfInstance = ExpressionBuilder<DB, 'machine_instance'>

/**
 * Which machines a caller may see (behaviour, section 1): a super user all; an operator's people its own; a dealership's
 * staff those that it serves, and those that it served when its link to the operator ended.
 */
export const seesInstance = (caller: Caller) => (eb: OfInstance) =>
  seesSides(caller, eb.ref('machine_instance.organization_id'), eb.ref('machine_instance.dealership_id'))

/** The same by the columns of a row that says itself whose its machine is and who serves it. */
export function seesSides(caller: Caller, owner: Expression<string>, dealership: Expression<string | null>) {
  if (caller.isSuperuser) return sql<boolean>`true`
  const { organization } = caller
  if (organization?.type === 'OPERATOR') return sql<boolean>`${owner} = ${organization.id}`
  if (!organization || !isStaff(caller)) return sql<boolean>`false`
  return sql<boolean>`${dealership} = ${organization.id}`
}

/**
 * Whose a machine is to change: a super user's; the owner's Org Admins and Org Users; and the same of the dealership that
 * serves it, as long as its link to the owner lasts.
 */
export function managesInstance(caller: Caller) {
  return (eb: OfInstance) => {
    if (caller.isSuperuser) return sql<boolean>`true`
    const { organization } = caller
    if (!organization || !isStaff(caller)) return sql<boolean>`false`
    if (organization.type === 'OPERATOR') return eb('machine_instance.organization_id', '=', organization.id)
    return eb.and([eb('machine_instance.dealership_id', '=', organization.id), eb.exists(activeLink(eb))])
  }
}

/** A machine that a caller may see, as far as others need it to decide what they may do. */
export type VisibleInstance = NonNullable<Awaited<ReturnType<typeof findVisibleInstance>>>

/** One machine with whether the caller may change it (`manages`); undefined where they may not see it. */
export function findVisibleInstance(db: Database, caller: Caller, id: string) {
  return db
    .selectFrom('machine_instance')
    .where('id', '=', id)
    .where(seesInstance(caller))
    .select(['organization_id', 'id', 'dealership_id', 'machine_id', 'variant_id', 'serial_number', 'name', 'unit'])
    .select((eb) => ['retired_at', sql<boolean>`${managesInstance(caller)(eb)}`.as('manages')])
    .executeTakeFirst()
}

const isStaff = ({ groups }: Caller) => groups.includes('Org Admin') || groups.includes('Org User')

const activeLink = (eb: OfInstance) =>
  eb
    .selectFrom('dealership_operator as link')
    .whereRef('link.dealership_id', '=', 'machine_instance.dealership_id')
    .whereRef('link.operator_id', '=', 'machine_instance.organization_id')
    .where('link.ended_at', 'is', null)
    .select('link.id')
