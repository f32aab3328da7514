import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../db/connection'
import type { DB } from '../db/schema'
import type { Caller } from './caller'
import { isAdmin, isStaff } from './role'

const shown = [
  'organization_id',
  'id',
  'dealership_id',
  'machine_id',
  'variant_id',
  'serial_number',
  'serial_key',
  'name',
  'location',
  'unit',
  'in_service_on',
  'retired_at',
  'last_total',
  'last_value',
  'last_read_at',
  'daily_use_total',
  'status',
  'next_task_id',
  'next_due_on',
  'next_due_total',
  'created_at',
  'search_text',
] as const

/**
 * The machines that a caller may see (behaviour, section 1), as `record`: a super user all; an operator's people its own;
 * a dealership's staff those that it serves, and those that it served when its link to the owner ended, as they were then
 * (`served_until`). Both kinds are read in the order of an index; nobody but a dealership's staff reads of former ones.
 */
export function visibleMachines(db: Database, caller: Caller) {
  const present = db
    .selectFrom('machine_instance')
    .select(shown)
    .select([sql<Date | null>`null::timestamptz`.as('served_until'), sql<string | null>`null::text`.as('former_task')])
  const former = db.selectFrom('former_machine').select(shown).select(['served_until', 'next_task as former_task'])
  const records = caller.organization?.type === 'DEALERSHIP' ? present.unionAll(former) : present
  return db
    .selectFrom(records.as('record'))
    .where(({ ref }) => seesSides(caller, ref('record.organization_id'), ref('record.dealership_id')))
}

/** Whether a caller sees a row that names the owner of its machine and the dealership that serves it. */
export function seesSides(caller: Caller, owner: Expression<string>, dealership: Expression<string | null>) {
  if (caller.isSuperuser) return sql<boolean>`true`
  const { organization } = caller
  if (organization?.type === 'OPERATOR') return sql<boolean>`${owner} = ${organization.id}`
  if (!organization || !isStaff(caller)) return sql<boolean>`false`
  return sql<boolean>`${dealership} = ${organization.id}`
}

/** Who may change a machine: a super user, and the staff of its owner and of the dealership that serves it. */
export const managesInstance = (caller: Caller) => (eb: ExpressionBuilder<DB, 'machine_instance'>) =>
  isStaff(caller) || caller.isSuperuser
    ? seesSides(caller, eb.ref('machine_instance.organization_id'), eb.ref('machine_instance.dealership_id'))
    : sql<boolean>`false`

/** The same of a machine that the caller sees. */
export const managesVisible = (caller: Caller, { served_until }: { served_until: Date | null }): boolean =>
  caller.isSuperuser || (isStaff(caller) && served_until === null)

/** Who may choose the dealership that serves a machine from now on: the owner's admins and a super user. */
export const choosesDealership = (caller: Caller, ownerId: string): boolean =>
  caller.isSuperuser || (isAdmin(caller) && caller.organization?.id === ownerId)

/** A machine that a caller may see, as far as others need it to decide what they may do. */
export type VisibleInstance = NonNullable<Awaited<ReturnType<typeof findVisibleInstance>>>

/** One machine with whether the caller may change it (`manages`); undefined where they may not see it. */
export async function findVisibleInstance(db: Database, caller: Caller, id: string) {
  const found = await visibleMachines(db, caller)
    .where('record.id', '=', id)
    .select(['organization_id', 'id', 'dealership_id', 'machine_id', 'variant_id', 'serial_number', 'name', 'unit'])
    .select(['retired_at', 'served_until'])
    .executeTakeFirst()
  return found && { ...found, manages: managesVisible(caller, found) }
}
