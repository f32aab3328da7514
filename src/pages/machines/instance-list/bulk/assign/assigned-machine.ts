import {
  type InstanceTask,
  type LastDoneValues,
  lastDoneOf,
  type MachineInstance,
  type TaskState,
  unchangedTask,
} from '@/entities/machine-instance'

/** A machine to which the schedule of its model was assigned. */
export type AssignedMachine = {
  instance: MachineInstance
  tasks: readonly TaskState[]
  /** How many of the tasks it did not have. */
  added: number
}

/** By the task's id. */
export type LastDoneRows = Record<string, LastDoneValues>

/** What is asked: when the tasks were last done of which the service book does not say so. */
export const askedOf = ({ tasks }: AssignedMachine): TaskState[] => tasks.filter(({ was_done }) => !was_done)

/** The machines of which something was entered, with all of their tasks, as they are set together. */
export function enteredMachines(
  machines: readonly AssignedMachine[],
  rows: LastDoneRows,
): { id: string; tasks: InstanceTask[] }[] {
  return machines
    .filter((machine) => askedOf(machine).some(({ id }) => lastDoneOf(rows[id]).last_done))
    .map(({ instance, tasks }) => ({
      id: instance.id,
      tasks: tasks.map((task) => ({ ...unchangedTask(task), ...(!task.was_done && lastDoneOf(rows[task.id])) })),
    }))
}
