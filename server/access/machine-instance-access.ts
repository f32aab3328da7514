import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../db/connection'
import type { DB } from '../db/schema'
import type { Caller } from './caller'
import { isAdmin, isStaff } from './role'
import { serves } from './service'

type OfInstance = ExpressionBuilder<DB, 'machine_instance'>

/**
 * Which machines a caller may see (behaviour, section 1): a super user all; an operator's people its own; a dealership's
 * staff those that it serves, and those that it served when its link to the operator ended.
 */
export const seesInstance = (caller: Caller) => (eb: OfInstance) =>
  seesSides(caller, eb.ref('machine_instance.organization_id'), eb.ref('machine_instance.dealership_id'))

/** The same by the columns of a row that names the owner of its machine and who serves it. */
export function seesSides(caller: Caller, owner: Expression<string>, dealership: Expression<string | null>) {
  if (caller.isSuperuser) return sql<boolean>`true`
  const { organization } = caller
  if (organization?.type === 'OPERATOR') return sql<boolean>`${owner} = ${organization.id}`
  if (!organization || !isStaff(caller)) return sql<boolean>`false`
  return sql<boolean>`${dealership} = ${organization.id}`
}

/**
 * Who may change a machine: a super user; the owner's Org Admins and Org Users; and those of the dealership that serves
 * it, as long as its link to the owner lasts.
 */
export function managesInstance(caller: Caller) {
  return (eb: OfInstance) => {
    const { organization } = caller
    if (caller.isSuperuser) return sql<boolean>`true`
    if (!organization || !isStaff(caller)) return sql<boolean>`false`
    if (organization.type === 'OPERATOR') return eb('machine_instance.organization_id', '=', organization.id)
    return eb.and([eb('machine_instance.dealership_id', '=', organization.id), isServed(eb)])
  }
}

/** Who may choose the dealership that serves a machine from now on: the owner's admins and a super user. */
export const choosesDealership = (caller: Caller, ownerId: string): boolean =>
  caller.isSuperuser || (isAdmin(caller) && caller.organization?.id === ownerId)

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

const isServed = (eb: OfInstance) =>
  serves(eb.ref('machine_instance.dealership_id'), eb.ref('machine_instance.organization_id'))
