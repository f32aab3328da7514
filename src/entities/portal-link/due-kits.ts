import type { MachineWithDueKits } from './portal-link'

type Task = MachineWithDueKits['tasks'][number]

/** The kit of a due task of a machine, and the order or quote by which it comes already. */
export type DueKit = {
  key: string
  instance_id: string
  task_id: string
  task: string
  machine: string
  kit: NonNullable<Task['kit']>
  supply: Task['supply']
}

/** What can be ordered or asked for: the kits of due tasks, in the order of the machines. */
export const dueKitsOf = (machines: readonly MachineWithDueKits[]): DueKit[] =>
  machines.flatMap(({ instance_id, name, machine, tasks }) =>
    tasks.flatMap(({ id, name: task, kit, supply }) =>
      kit
        ? [{ key: `${instance_id} ${id}`, instance_id, task_id: id, task, machine: name || machine, kit, supply }]
        : [],
    ),
  )

/** The keys of kits that are ordered or quoted already: they are chosen again only on purpose. */
export const suppliedKits = (kits: readonly DueKit[]): ReadonlySet<string> =>
  new Set(kits.filter(({ supply }) => supply !== null).map(({ key }) => key))

/** A kit is as dear as its parts; one of unknown price cannot be ordered. */
export const canOrder = ({ kit }: DueKit): boolean => kit.cost !== null
