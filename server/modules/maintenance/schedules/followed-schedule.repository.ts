import { sql } from 'kysely'
import { serves } from '../../../access'
import type { Database } from '../../../db/connection'
import { enqueueEvaluation } from '../due-items/evaluate-schedules.job'
import { lockMachinesOf, type MeteredInstance, todayOf } from '../tasks/task.repository'
import type { ScheduleOf } from './model-schedule.repository'

/** A dealership serves a machine as long as its link with the owner lasts; its own ones always. */
const isServed = sql`instance.machine_id = planned.machine_id and instance.dealership_id = planned.organization_id
  and (instance.organization_id = planned.organization_id
    or ${serves(sql.ref('planned.organization_id'), sql.ref('instance.organization_id'))})`

/** Carries a changed schedule over to the machines that follow it, except what was changed on one of them. */
export async function updateFollowers(
  trx: Database,
  of: ScheduleOf,
  machines: readonly MeteredInstance[],
): Promise<void> {
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
  await attachTasks(trx, of, machines)
}

/**
 * Gives machines what is planned for their model and they do not have yet; what somebody has taken off one machine stays
 * off it.
 * @param machines locked by the caller; of those that follow another schedule, none is touched
 */
export async function attachTasks(
  trx: Database,
  { dealershipId, machineId }: ScheduleOf,
  machines: readonly MeteredInstance[],
): Promise<void> {
  if (machines.length === 0) return
  await sql`
    insert into instance_task (organization_id, instance_id, schedule_task_id, dealership_id, position, name, description,
      interval_hours, interval_days, mode, notice_hours, notice_days, kit_id, counts_from_on, last_done_on)
    select instance.organization_id, instance.id, planned.id, planned.organization_id, planned.position, planned.name,
      planned.description, planned.interval_hours, planned.interval_days, planned.mode, planned.notice_hours,
      planned.notice_days, planned.kit_id, owner_day.today, owner_day.today
    from schedule_task as planned
    join machine_instance as instance on ${isServed}
    join ${todayOf(machines)} on owner_day.instance_id = instance.id
    where planned.organization_id = ${dealershipId} and planned.machine_id = ${machineId}
      and not exists (
        select from instance_task as task
        where task.organization_id = instance.organization_id and task.instance_id = instance.id
          and task.schedule_task_id = planned.id and (task.ended_at is null or task.is_own))`.execute(trx)
}

/**
 * Gives a machine back what is planned for its model and somebody has taken off it, as the model has it now. What was done
 * on it goes on from there; what never was, starts today.
 * @param instance locked by the caller
 */
export async function restoreTasks(
  trx: Database,
  { dealershipId, machineId }: ScheduleOf,
  { id: instanceId, organizationId, today }: MeteredInstance,
): Promise<void> {
  await sql`
    update instance_task as task
    set ended_at = null, is_own = false, position = planned.position, name = planned.name,
      description = planned.description, interval_hours = planned.interval_hours, interval_days = planned.interval_days,
      mode = planned.mode, notice_hours = planned.notice_hours, notice_days = planned.notice_days,
      kit_id = planned.kit_id,
      begun_at = case when former.was_done then task.begun_at else now() end,
      counts_from_total = case when former.was_done then task.counts_from_total end,
      counts_from_on = case when former.was_done then task.counts_from_on else ${today}::date end,
      last_done_on = case when former.was_done then task.last_done_on else ${today}::date end
    from schedule_task as planned
    join machine_instance as instance on ${isServed}
    join lateral (
      select taken_off.id, exists (
          select from completion
          where completion.organization_id = taken_off.organization_id
            and completion.instance_id = taken_off.instance_id and completion.task_id = taken_off.id
            and completion.undone_at is null) as was_done
      from instance_task as taken_off
      where taken_off.organization_id = instance.organization_id and taken_off.instance_id = instance.id
        and taken_off.schedule_task_id = planned.id
      order by taken_off.ended_at desc nulls first limit 1) as former on true
    where planned.organization_id = ${dealershipId} and planned.machine_id = ${machineId}
      and instance.organization_id = ${organizationId} and instance.id = ${instanceId}
      and task.organization_id = instance.organization_id and task.instance_id = instance.id and task.id = former.id
      and task.ended_at is not null`.execute(trx)
}

/** Ends what another dealership than the one that serves a machine now had planned for it. */
export async function endTasksOfOthers(trx: Database, machines: readonly MeteredInstance[]): Promise<void> {
  await sql`
    update instance_task as task set ended_at = now()
    from machine_instance as instance
    where instance.id = any(${machines.map(({ id }) => id)}::uuid[])
      and task.organization_id = instance.organization_id and task.instance_id = instance.id and task.ended_at is null
      and task.dealership_id is distinct from instance.dealership_id and task.dealership_id is not null`.execute(trx)
}

/** Has the job evaluate the tasks of machines, once the caller's transaction is stored. */
export async function scheduleEvaluation(trx: Database, machines: readonly MeteredInstance[]): Promise<void> {
  await sql`
    update machine_instance as instance set next_evaluation_on = owner_day.today
    from ${todayOf(machines)} where instance.id = owner_day.instance_id`.execute(trx)
  await enqueueEvaluation(trx)
}

/** Gives all machines of a model that a dealership serves what is planned for it, and has the job evaluate them. */
export async function attachToServedMachines(trx: Database, of: ScheduleOf): Promise<void> {
  const machines = await lockMachinesOf(trx, of)
  await attachTasks(trx, of, machines)
  await scheduleEvaluation(trx, machines)
}
