import { findVisibleOrganization } from '../../../access'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { PlatformHandlers } from '../../../http/operation'
import { readInstances } from '../tasks/task.repository'
import { onMeter, tasksToWire } from '../tasks/task.wire'
import { asShownTo } from '../tasks/task-prices.wire'
import { listOpenItems } from './due-item-list.repository'
import { dailyUseToWire } from './next-due.wire'

/** What is due, over all machines that somebody may see. */
export function dueItemOperations(db: Database) {
  return {
    listDueItems: async ({ query, caller }) => {
      const { page, limit, organization_id: organizationId } = query
      if (organizationId && !(await findVisibleOrganization(db, caller, organizationId))) throw notFound('Organization')
      const { items, total } = await listOpenItems(db, caller, { page, limit, organizationId })
      const instances = await readInstances(db, [...new Set(items.map((item) => item.instance_id))])
      const tasks = await asShownTo(db, caller, instances, await tasksToWire(db, instances))
      const byId = new Map(instances.map((instance) => [instance.id, instance]))
      return {
        status: 200,
        body: {
          items: items.flatMap((item) => {
            const instance = byId.get(item.instance_id)
            const task = tasks.get(item.instance_id)?.find(({ id }) => id === item.task_id)
            // Closed while this was read.
            if (!instance || !task) return []
            return {
              id: item.id,
              instance: {
                id: item.instance_id,
                name: item.instance_name,
                serial_number: item.serial_number,
                machine: `${item.brand} ${item.model}`,
                organization: item.owner,
                unit: item.unit,
              },
              task_id: item.task_id,
              name: item.name,
              status: task.status,
              raised_at: item.raised_at.toISOString(),
              due_at_hours: onMeter(item.due_total, instance),
              due_on: item.due_on,
              remaining_hours: task.remaining_hours,
              remaining_days: task.remaining_days,
              daily_use: dailyUseToWire(instance.meter.dailyUse),
              kit: task.kit,
              supply: task.supply,
            }
          }),
          total,
          page,
          limit,
        },
      }
    },
  } satisfies Pick<PlatformHandlers, 'listDueItems'>
}
