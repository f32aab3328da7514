import type { components } from '#contract/platform'
import { notFound } from '../../domain/domain-error'
import type { PlatformHandlers } from '../../http/operation'
import { type Activity, mayRead } from './activity'
import type { ActivityRepository } from './activity.repository'

export function activityOperations(activity: ActivityRepository) {
  return {
    listRecentActivity: async ({ path, query, caller }) => {
      const { page, limit } = query
      if (!mayRead(caller, path.id) || !(await activity.hasOrganization(path.id))) throw notFound('Organization')
      const { items, total } = await activity.list(path.id, caller, page, limit)
      return { status: 200, body: { items: items.map(toWire), total, page, limit } }
    },
  } satisfies Pick<PlatformHandlers, 'listRecentActivity'>
}

function toWire({ occurredAt, ...activity }: Activity): components['schemas']['Activity'] {
  return { ...activity, timestamp: occurredAt.toISOString() }
}
