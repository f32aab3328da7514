import {
  type InstanceTask,
  type LastDoneValues,
  lastDoneOf,
  noLastDone,
  type ScheduledTask,
} from '@/entities/machine-instance'
import { readWholeNumber } from '@/shared/lib/whole-number'

/** A task in the form's fields. */
export type TaskValues = {
  /** Empty for a new task; an existing task retains its completions. */
  task_id: string
  name: string
  description: string
  interval_hours: string
  interval_days: string
  mode: 'fixed' | 'sliding'
  notice_hours: string
  notice_days: string
  kit_id: string
  /** When it was done before it was planned; both empty where that is unknown. */
  last_done: LastDoneValues
}

export const newTask: TaskValues = {
  ...{ task_id: '', name: '', description: '', interval_hours: '', interval_days: '' },
  ...{ mode: 'fixed', notice_hours: '50', notice_days: '14', kit_id: '' },
  last_done: noLastDone,
}

export function valuesOf(task: ScheduledTask): TaskValues {
  const figure = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))
  return {
    task_id: task.id ?? '',
    name: task.name,
    description: task.description ?? '',
    interval_hours: figure(task.interval_hours),
    interval_days: figure(task.interval_days),
    mode: task.mode ?? 'fixed',
    notice_hours: figure(task.notice_hours),
    notice_days: figure(task.notice_days),
    kit_id: task.kit_id ?? '',
    last_done: noLastDone,
  }
}

/** @returns the task as the contract has it; an interval that was left empty is null */
export function taskOf(values: TaskValues): InstanceTask {
  const { task_id, name, description, mode, kit_id, last_done } = values
  return {
    ...(task_id && { id: task_id }),
    ...{ name: name.trim(), description, mode, kit_id: kit_id || null },
    interval_hours: readWholeNumber(values.interval_hours) ?? null,
    interval_days: readWholeNumber(values.interval_days) ?? null,
    notice_hours: readWholeNumber(values.notice_hours) ?? 0,
    notice_days: readWholeNumber(values.notice_days) ?? 0,
    ...lastDoneOf(last_done),
  }
}
