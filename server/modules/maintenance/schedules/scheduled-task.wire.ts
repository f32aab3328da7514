import type { components } from '#contract/platform'
import { defaultNotice } from '../tasks/task-state'
import type { ScheduledTask } from './scheduled-task'

type WireTask = components['schemas']['ScheduledTask']

export function taskFromWire(task: WireTask): ScheduledTask {
  const interval = { intervalHours: task.interval_hours ?? null, intervalDays: task.interval_days ?? null }
  const notice = defaultNotice(interval)
  return {
    id: task.id,
    name: task.name.trim(),
    description: task.description?.trim() ?? '',
    ...interval,
    mode: task.mode ?? 'fixed',
    noticeHours: task.notice_hours ?? notice.noticeHours,
    noticeDays: task.notice_days ?? notice.noticeDays,
    kitId: task.kit_id ?? null,
  }
}

export const taskToWire = (task: ScheduledTask): WireTask => ({
  ...(task.id ? { id: task.id } : {}),
  name: task.name,
  description: task.description,
  interval_hours: task.intervalHours,
  interval_days: task.intervalDays,
  mode: task.mode,
  notice_hours: task.noticeHours,
  notice_days: task.noticeDays,
  kit_id: task.kitId,
})
