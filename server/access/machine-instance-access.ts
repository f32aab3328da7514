import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../db/connection'
import type { DB } from '../db/schema'
import type { Caller, Rights } from './caller'
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
  'next_interval_ends_on',
  'created_at',
  'search_text',
] as const

/**
 * The machines that a caller may see (behaviour, section 1), as `record`: a super user all; an operator's people its own;
 * a dealership's staff those that it serves, and those that it served when its link to the owner ended, as they were then
 * (`served_until`). Both kinds are read in the order of an index; nobody but a dealership's staff reads of former ones.
 */
export function visibleInstances(db: Database, caller: Caller) {
  const present = db
    .selectFrom('machine_instance')
    .select(shown)
    .select([sql<Date | null>`null::timestamptz`.as('served_until'), sql<string | null>`null::text`.as('former_task')])
  const former = db.selectFrom('former_machine').select(shown).select(['served_until', 'next_task as former_task'])
  const records = caller.organization?.type === 'DEALERSHIP' ? present.unionAll(former) : present
  return db
    .selectFrom(records.as('record'))
    .where(({ ref }) =>
      seesInstance(caller, { owner: ref('record.organization_id'), dealership: ref('record.dealership_id') }),
    )
}

interface OfInstance {
  owner: Expression<string>
  /** The one that serves the machine, or served it where the row is of that time. */
  dealership: Expression<string | null>
}

/**
 * Whether a caller sees a machine, and what is due on it, by the owner and the dealership that a row names (behaviour,
 * section 1): a super user always; the owner's people; the dealership's staff, "what belongs to their dealership and to
 * the operators that it serves with it", so never what another dealership serves there.
 */
export function seesInstance(caller: Rights, { owner, dealership }: OfInstance) {
  if (caller.isSuperuser) return sql<boolean>`true`
  const { organization } = caller
  if (organization?.type === 'OPERATOR') return sql<boolean>`${owner} = ${organization.id}`
  if (!organization || !isStaff(caller)) return sql<boolean>`false`
  return sql<boolean>`${dealership} = ${organization.id}`
}

/**
 * Which machines a caller may change (behaviour, section 1: "staff" see and work on what they serve; a Machine Operator
 * only enters readings): a super user all, and the staff of the owner and of the dealership that serves it.
 */
export const managesInstance = (caller: Rights) => (eb: ExpressionBuilder<DB, 'machine_instance'>) =>
  isStaff(caller) || caller.isSuperuser
    ? seesInstance(caller, {
        owner: eb.ref('machine_instance.organization_id'),
        dealership: eb.ref('machine_instance.dealership_id'),
      })
    : sql<boolean>`false`

/** Whether a caller may change a machine that they see: not one that their dealership served until its link ended. */
export const managesVisibleInstance = (caller: Caller, { served_until }: { served_until: Date | null }): boolean =>
  caller.isSuperuser || (isStaff(caller) && served_until === null)

/** Who may choose "the one dealership that serves" a machine (behaviour, section 1): the owner's admins and a super user. */
export const choosesDealership = (caller: Caller, ownerId: string): boolean =>
  caller.isSuperuser || (isAdmin(caller) && caller.organization?.id === ownerId)

/** A machine that a caller may see, as far as others need it to decide what they may do. */
export type VisibleInstance = NonNullable<Awaited<ReturnType<typeof findVisibleInstance>>>

/** One machine with whether the caller may change it (`manages`); undefined where they may not see it. */
export async function findVisibleInstance(db: Database, caller: Caller, id: string) {
  const found = await visibleInstances(db, caller)
    .where('record.id', '=', id)
    .select(['organization_id', 'id', 'dealership_id', 'machine_id', 'variant_id', 'serial_number', 'name', 'unit'])
    .select(['retired_at', 'served_until'])
    .executeTakeFirst()
  return found && { ...found, manages: managesVisibleInstance(caller, found) }
}
