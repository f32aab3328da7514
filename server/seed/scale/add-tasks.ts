import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import type { ScaleOrganizations } from './add-organizations'

/**
 * Attaches the schedules to the machines in `scale_machine`, starting at various times, so that a few percent of the tasks
 * are due. The meter readings must exist already.
 */
export async function addTasks(trx: Database, { dealershipId }: ScaleOrganizations): Promise<void> {
  await sql`
    insert into instance_task (organization_id, instance_id, schedule_task_id, dealership_id, position, name, interval_hours,
      interval_days, mode, notice_hours, notice_days, begun_at, counts_from_total, counts_from_on, last_total, last_done_on)
    select scale.organization_id, scale.id, planned.id, planned.organization_id, planned.position, planned.name,
      planned.interval_hours, planned.interval_days, planned.mode, planned.notice_hours, planned.notice_days,
      begun_on, begun_total, begun_on, begun_total, begun_on
    from scale_machine as scale
    join machine_instance as instance on instance.organization_id = scale.organization_id and instance.id = scale.id
    join schedule_task as planned
      on planned.organization_id = ${dealershipId} and planned.machine_id = instance.machine_id,
    lateral (select (number * 7919 + position * 4801) % 1000 / 1000.0 * 1.03 as share) as passed,
    lateral (select
      greatest(0, instance.last_total - floor(share * planned.interval_hours * 10)::bigint) as begun_total,
      current_date - floor(share * coalesce(planned.interval_days, 100))::int as begun_on) as begun`.execute(trx)
}
