import type { MachineInstance } from '@/entities/machine-instance'
import type { DueTask } from './due-task'

/** A service that was marked as done on machines together, and what was recorded on each. */
export type DoneService = { name: string; completions: { id: string; instance: MachineInstance }[] }

/**
 * What was recorded while the dialog was open, by service: each has at most one completion on a machine.
 * @param done the recorded completions, by the task's id
 */
export function doneServices(
  due: ReadonlyMap<string, readonly DueTask[]>,
  done: ReadonlyMap<string, string>,
): DoneService[] {
  return [...due].flatMap(([name, tasks]) => {
    const completions = tasks.flatMap(({ instance, task }) => {
      const id = done.get(task.id)
      return id === undefined ? [] : { id, instance }
    })
    return completions.length > 0 ? { name, completions } : []
  })
}
