import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection'

interface Link {
  dealershipId: string
  operatorId: string
}

/** Locks the machines of an operator that a dealership serves, in the order in which everybody does. */
export async function lockServedMachines(trx: Transaction, { dealershipId, operatorId }: Link): Promise<string[]> {
  const rows = await trx
    .selectFrom('machine_instance')
    .where('organization_id', '=', operatorId)
    .where('dealership_id', '=', dealershipId)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Stores the machines as they are now. A machine that a dealership serves is none of its former ones. */
export async function insertFormerMachines(trx: Transaction, { dealershipId, operatorId }: Link): Promise<void> {
  await sql`
    insert into former_machine (dealership_id, served_until, organization_id, id, machine_id, variant_id, serial_number,
      serial_key, name, location, unit, in_service_on, retired_at, last_total, last_value, last_read_at, daily_use_total,
      status, next_task_id, next_task, next_due_on, next_due_total, next_interval_ends_on, created_at)
    select machine.dealership_id, now(), machine.organization_id, machine.id, machine.machine_id, machine.variant_id,
      machine.serial_number, machine.serial_key, machine.name, machine.location, machine.unit, machine.in_service_on,
      machine.retired_at, machine.last_total, machine.last_value, machine.last_read_at, machine.daily_use_total,
      machine.status, machine.next_task_id, task.name, machine.next_due_on, machine.next_due_total,
      machine.next_interval_ends_on, machine.created_at
    from machine_instance as machine left join instance_task as task on task.id = machine.next_task_id
    where machine.organization_id = ${operatorId} and machine.dealership_id = ${dealershipId}`.execute(trx)
}

export async function leaveUnserved(trx: Transaction, { dealershipId, operatorId }: Link): Promise<void> {
  await trx
    .updateTable('machine_instance')
    .set({ dealership_id: null })
    .where('organization_id', '=', operatorId)
    .where('dealership_id', '=', dealershipId)
    .execute()
}

/** @returns the ids of the machines that the dealership serves again: those of before that nobody serves now */
export async function serveAgain(trx: Transaction, { dealershipId, operatorId }: Link): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update machine_instance as machine set dealership_id = ${dealershipId}
    from former_machine as former
    where former.dealership_id = ${dealershipId} and former.organization_id = ${operatorId}
      and machine.organization_id = former.organization_id and machine.id = former.id and machine.dealership_id is null
    returning machine.id`.execute(trx)
  const ids = rows.map(({ id }) => id)
  await trx
    .deleteFrom('former_machine')
    .where('dealership_id', '=', dealershipId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  return ids
}

/** Deletes how a machine was for a dealership that serves it again. */
export const deleteFormerMachine = (trx: Transaction, instanceId: string, dealershipId: string) =>
  trx.deleteFrom('former_machine').where('dealership_id', '=', dealershipId).where('id', '=', instanceId).execute()
