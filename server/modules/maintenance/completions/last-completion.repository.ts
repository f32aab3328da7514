import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import { happenedBy } from '../../../db/happened-by'
import type { Day } from '../../../domain/day'
import { type MachineKey, theseMachines } from '../tasks/task.repository'

/** The day of a completion; null where it is unknown, as its own column must have one. */
export const doneOn = sql<Day | null>`case when not completion.is_day_unknown then completion.done_on::text end`.as(
  'on',
)

/** The last completion of a task that counts. */
export interface LastCompletion {
  /** As the meter showed it then, in tenths; null where nobody knew. */
  value: number | null
  /** Null where nobody knew. */
  on: Day | null
}

/**
 * The last completions of the tasks of machines, by the task's id.
 * @param until as it was at that moment; by default now
 */
export async function readLastCompletions(
  db: Database,
  instances: readonly MachineKey[],
  until?: Date,
): Promise<Map<string, LastCompletion>> {
  if (instances.length === 0) return new Map()
  const rows = await db
    .selectFrom(theseMachines(instances))
    .innerJoin('completion', (join) =>
      join
        .onRef('completion.organization_id', '=', 'machine.organization_id')
        .onRef('completion.instance_id', '=', 'machine.instance_id'),
    )
    .where(({ eb, or, and }) =>
      until
        ? and([
            happenedBy(sql.ref('completion.recorded_at'), until),
            or([eb('completion.undone_at', 'is', null), eb('completion.undone_at', '>', until)]),
          ])
        : eb('completion.undone_at', 'is', null),
    )
    .distinctOn('completion.task_id')
    .select(['completion.task_id', 'completion.done_value', doneOn])
    .orderBy('completion.task_id')
    .orderBy('completion.recorded_at', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.task_id, { value: row.done_value, on: row.on }]))
}
