import { isReached, type MachineInstance, type TaskState } from '@/entities/machine-instance'

/** A task that is due, and the machine that it is due on. */
export type DueTask = { instance: MachineInstance; task: TaskState }

type Schedule = { id: string; data: { tasks: readonly TaskState[] } | undefined }

/** The machines whose tasks could not be read: gone meanwhile, no longer the reader's to see, or not answered for. */
export const unreadableOf = (instances: readonly MachineInstance[], schedules: readonly Schedule[]) =>
  instances.filter((instance) => !schedules.some(({ id, data }) => id === instance.id && data))

/** The due tasks of machines by their name, under which the machines of a model, and often those of several, have the same one. */
export function dueTasksByName(instances: readonly MachineInstance[], schedules: readonly Schedule[]) {
  const byName = new Map<string, DueTask[]>()
  for (const instance of instances) {
    const tasks = schedules.find(({ id }) => id === instance.id)?.data?.tasks ?? []
    for (const task of tasks.filter(({ status }) => isReached(status))) {
      byName.set(task.name, [...(byName.get(task.name) ?? []), { instance, task }])
    }
  }
  return byName
}
