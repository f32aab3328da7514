import { sql } from 'kysely'
import { serves } from '../../access'
import type { Database } from '../../db/connection'
import { enqueueLook } from './look-at-machines.job'
import type { ScheduleOf } from './schedule.repository'

/** A dealership serves a machine as long as its link with the owner lasts; its own ones always. */
const isServed = sql`instance.machine_id = planned.machine_id and instance.dealership_id = planned.organization_id
  and (instance.organization_id = planned.organization_id
    or ${serves(sql.ref('planned.organization_id'), sql.ref('instance.organization_id'))})`

/** Holds the machines of a model that a dealership serves, always in the same order. */
export const holdServedMachines = (trx: Database, { dealershipId, machineId }: ScheduleOf) =>
  trx
    .selectFrom('machine_instance')
    .where('dealership_id', '=', dealershipId)
    .where('machine_id', '=', machineId)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** Carries what changed in a schedule over to the machines that follow it, except what was changed on one of them. */
export async function followSchedule(trx: Database, of: ScheduleOf): Promise<void> {
  await sql`
    update instance_task as task
    set position = planned.position, name = planned.name, description = planned.description,
      interval_hours = planned.interval_hours, interval_days = planned.interval_days, mode = planned.mode,
      notice_hours = planned.notice_hours, notice_days = planned.notice_days, kit_id = planned.kit_id
    from schedule_task as planned
    join machine_instance as instance on ${isServed}
    where planned.organization_id = ${of.dealershipId} and planned.machine_id = ${of.machineId}
      and task.organization_id = instance.organization_id and task.instance_id = instance.id
      and task.schedule_task_id = planned.id and task.ended_at is null and not task.is_own`.execute(trx)
  await beginTasks(trx, of)
}

/**
 * Begins what is planned for a model on the machines that do not have it yet; what somebody has taken off one machine
 * stays off it.
 * @param instanceIds only on these
 */
export async function beginTasks(
  trx: Database,
  { dealershipId, machineId }: ScheduleOf,
  instanceIds?: readonly string[],
): Promise<void> {
  await sql`
    insert into instance_task (organization_id, instance_id, schedule_task_id, dealership_id, position, name, description,
      interval_hours, interval_days, mode, notice_hours, notice_days, kit_id)
    select instance.organization_id, instance.id, planned.id, planned.organization_id, planned.position, planned.name,
      planned.description, planned.interval_hours, planned.interval_days, planned.mode, planned.notice_hours,
      planned.notice_days, planned.kit_id
    from schedule_task as planned
    join machine_instance as instance on ${isServed}
    where planned.organization_id = ${dealershipId} and planned.machine_id = ${machineId}
      ${instanceIds === undefined ? sql`` : sql`and instance.id = any(${instanceIds}::uuid[])`}
      and not exists (
        select from instance_task as task
        where task.organization_id = instance.organization_id and task.instance_id = instance.id
          and task.schedule_task_id = planned.id and (task.ended_at is null or task.is_own))`.execute(trx)
}

/** Ends what another dealership than the one that serves a machine now had planned for it. */
export async function endTasksOfOthers(trx: Database, instanceIds: readonly string[]): Promise<void> {
  await sql`
    update instance_task as task set ended_at = now()
    from machine_instance as instance
    where instance.id = any(${instanceIds}::uuid[]) and task.organization_id = instance.organization_id
      and task.instance_id = instance.id and task.ended_at is null
      and task.dealership_id is distinct from instance.dealership_id and task.dealership_id is not null`.execute(trx)
}

/** Has the job look at all machines of a model that a dealership serves. */
export async function lookSoon(trx: Database, { dealershipId, machineId }: ScheduleOf): Promise<void> {
  await trx
    .updateTable('machine_instance')
    .set({ look_on: sql<Date>`current_date` })
    .where('dealership_id', '=', dealershipId)
    .where('machine_id', '=', machineId)
    .execute()
}

/** Gives all machines of a model that a dealership serves what is planned for it, and has the job look at them. */
export async function beginServedMachines(trx: Database, of: ScheduleOf): Promise<void> {
  await beginTasks(trx, of)
  await lookSoon(trx, of)
  await enqueueLook(trx)
}
