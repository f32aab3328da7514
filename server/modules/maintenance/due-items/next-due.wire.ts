import type { components } from '#contract/platform'
import type { Candidate } from './next-due'

type Schemas = components['schemas']
type UpcomingTask = Omit<Schemas['UpcomingTask'], 'kit'>

/** A task with how far it is from due, as it is answered and as it is compared with others. */
interface RankedTask extends Candidate {
  wire: UpcomingTask
  kit: Schemas['ServiceKit'] | null
  supply: Schemas['KitSupply'] | null
}

/** How much a machine runs a day, in whole tenths of its unit. @param dailyUse in tenths; null while unknown */
export const dailyUseToWire = (dailyUse: number | null) => (dailyUse === null ? null : Math.round(dailyUse) / 10)

/**
 * The tasks of a machine, to be ranked by `mostUrgent`.
 * @param dailyUse of the machine's meter in tenths; null while unknown
 */
export function rankedTasks(
  instanceId: string,
  dailyUse: number | null,
  tasks: readonly Schemas['TaskState'][] = [],
): RankedTask[] {
  const perDay = dailyUseToWire(dailyUse)
  return tasks.map((task) => ({
    instanceId,
    dailyUse: perDay,
    status: task.status,
    remainingHours: task.remaining_hours,
    remainingDays: task.remaining_days,
    forecastOn: task.forecast_on,
    kit: task.kit,
    supply: task.supply,
    wire: {
      task_id: task.id,
      name: task.name,
      status: task.status,
      interval_hours: task.interval_hours,
      interval_days: task.interval_days,
      due_at_hours: task.due_at_hours,
      due_on: task.due_on,
      remaining_hours: task.remaining_hours,
      remaining_days: task.remaining_days,
      forecast_on: task.forecast_on,
      daily_use: perDay,
    },
  }))
}
