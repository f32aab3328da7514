import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import type { MeteredInstance } from '../tasks/task.repository'
import type { MachineSummary } from './machine-summary'

/** Stores what lists show of machines' tasks; a row that has not changed is not written again. */
export async function storeSummaries(
  trx: Database,
  machines: readonly { instance: MeteredInstance; summary: MachineSummary }[],
): Promise<void> {
  const rows = machines.map(({ instance: { organizationId, id }, summary: { status, next, nextEvaluationOn } }) => ({
    organization_id: organizationId,
    id,
    status,
    next_task_id: next?.taskId ?? null,
    next_due_on: next?.on ?? null,
    next_due_total: next?.total ?? null,
    next_interval_ends_on: next?.dueOn ?? null,
    next_evaluation_on: nextEvaluationOn,
  }))
  await sql`
    update machine_instance as machine
    set status = now.status, next_task_id = now.next_task_id, next_due_on = now.next_due_on,
      next_due_total = now.next_due_total, next_interval_ends_on = now.next_interval_ends_on,
      next_evaluation_on = now.next_evaluation_on
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as now (organization_id uuid, id uuid,
      status maintenance_status, next_task_id uuid, next_due_on date, next_due_total bigint, next_interval_ends_on date,
      next_evaluation_on date)
    where machine.organization_id = now.organization_id and machine.id = now.id
      and (machine.status, machine.next_task_id, machine.next_due_on, machine.next_due_total,
          machine.next_interval_ends_on, machine.next_evaluation_on)
        is distinct from (now.status, now.next_task_id, now.next_due_on, now.next_due_total,
          now.next_interval_ends_on, now.next_evaluation_on)`.execute(trx)
}
