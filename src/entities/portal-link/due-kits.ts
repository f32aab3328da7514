import type { MachineWithDueKits } from './portal-link'

type Kit = NonNullable<MachineWithDueKits['tasks'][number]['kit']>

/** The kit of a due task of a machine. */
export type DueKit = { key: string; instance_id: string; task_id: string; task: string; machine: string; kit: Kit }

/** What can be ordered or asked for: the kits of due tasks, in the order of the machines. */
export const dueKitsOf = (machines: readonly MachineWithDueKits[]): DueKit[] =>
  machines.flatMap(({ instance_id, name, machine, tasks }) =>
    tasks.flatMap(({ id, name: task, kit }) =>
      kit ? [{ key: `${instance_id} ${id}`, instance_id, task_id: id, task, machine: name || machine, kit }] : [],
    ),
  )

/** A kit is as dear as its parts; one of unknown price cannot be ordered. */
export const canOrder = ({ kit }: DueKit): boolean => kit.cost !== null
