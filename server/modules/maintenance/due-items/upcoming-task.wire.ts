import type { components } from '#contract/platform'
import type { Database } from '../../../db/connection'
import { readInstances } from '../tasks/task.repository'
import { tasksToWire } from '../tasks/task.wire'
import { mostUrgent } from './next-due'
import { rankedTasks } from './next-due.wire'

type Schemas = components['schemas']

/** As many as the contract answers. */
const MAX_TASKS = 20

/** What is due on a machine, the longest overdue first; where nothing is, the task that comes next, if that is known. */
export async function upcomingTasksOf(db: Database, instanceId: string): Promise<Schemas['UpcomingTask'][]> {
  const [instance] = await readInstances(db, [instanceId])
  if (!instance || instance.isRetired) return []
  const tasks = (await tasksToWire(db, [instance])).get(instance.id)
  return mostUrgent(rankedTasks(instance.id, instance.meter.dailyUse, tasks), MAX_TASKS).map(({ wire, kit }) => ({
    ...wire,
    kit: kit && withoutPrices(kit),
  }))
}

const withoutPrices = ({ name, parts }: Schemas['ServiceKit']): Schemas['RaisedKit'] => ({
  name,
  parts: parts.map(({ part_number, description, quantity }) => ({ part_number, description, quantity })),
})
