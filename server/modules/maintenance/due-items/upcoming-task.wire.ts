import type { components } from '#contract/platform'
import type { Database } from '../../../db/connection'
import { type MeteredInstance, readInstances } from '../tasks/task.repository'
import { tasksToWire } from '../tasks/task.wire'
import { type Candidate, mostUrgent } from './next-due'

type Schemas = components['schemas']

/** As many as the contract answers. */
const MAX_TASKS = 20

/** What is due on a machine, the longest overdue first; where nothing is, the task that comes next, if that is known. */
export async function upcomingTasksOf(db: Database, instanceId: string): Promise<Schemas['UpcomingTask'][]> {
  const [instance] = await readInstances(db, [instanceId])
  if (!instance || instance.isRetired) return []
  const tasks = (await tasksToWire(db, [instance])).get(instance.id) ?? []
  const dailyUse = dailyUseOf(instance.meter)
  const candidates = tasks.map((task) => ({ ...toCandidate(instance.id, dailyUse, task), task }))
  return mostUrgent(candidates, MAX_TASKS).map(({ task }) => ({
    name: task.name,
    status: task.status,
    interval_hours: task.interval_hours,
    interval_days: task.interval_days,
    due_at_hours: task.due_at_hours,
    due_on: task.due_on,
    remaining_hours: task.remaining_hours,
    remaining_days: task.remaining_days,
    forecast_on: task.forecast_on,
    daily_use: dailyUse,
    kit: task.kit && kitWithoutPrices(task.kit),
  }))
}

export const toCandidate = (
  instanceId: string,
  dailyUse: number | null,
  task: Pick<Schemas['TaskState'], 'status' | 'remaining_hours' | 'remaining_days' | 'forecast_on'>,
): Candidate => ({
  instanceId,
  dailyUse,
  status: task.status,
  remainingHours: task.remaining_hours,
  remainingDays: task.remaining_days,
  forecastOn: task.forecast_on,
})

/** In units a day; null while unknown. */
const dailyUseOf = ({ dailyUse }: MeteredInstance['meter']): number | null =>
  dailyUse === null ? null : Math.round(dailyUse) / 10

const kitWithoutPrices = ({ name, parts }: Schemas['ServiceKit']): Schemas['RaisedKit'] => ({
  name,
  parts: parts.map(({ part_number, description, quantity }) => ({ part_number, description, quantity })),
})
