import { conflict } from '../../../domain/domain-error'

export interface KitOfTask {
  instanceId: string
  taskId: string
}

interface DueMachine {
  instance_id: string
  tasks: readonly { id: string; kit: { id: string } | null }[]
}

/** A bundle with a quantity, and where it is in the request. */
export interface KitLine {
  bundleId: string
  quantity: number
  path: string
}

/**
 * The lines of an order of kits: a kit of several tasks is one line.
 * @throws DomainError `kit_not_due` for a task that is not due any more, or has no kit
 */
export function kitLines(asked: readonly KitOfTask[], machines: readonly DueMachine[]): KitLine[] {
  const lines = new Map<string, KitLine>()
  for (const [index, { instanceId, taskId }] of asked.entries()) {
    const { kit } = findDueKit({ instanceId, taskId }, machines)
    const line = lines.get(kit.id) ?? { bundleId: kit.id, quantity: 0, path: `body.kits.${index}` }
    lines.set(kit.id, { ...line, quantity: line.quantity + 1 })
  }
  return [...lines.values()]
}

interface DueTask {
  id: string
  kit: object | null
}

/**
 * Finds a due task of a machine, and its kit.
 * @throws DomainError `kit_not_due` for a task that is not due any more, or has no kit
 */
export function findDueKit<Machine extends { instance_id: string; tasks: readonly DueTask[] }>(
  { instanceId, taskId }: KitOfTask,
  machines: readonly Machine[],
): { machine: Machine; task: Machine['tasks'][number]; kit: NonNullable<Machine['tasks'][number]['kit']> } {
  const machine = machines.find(({ instance_id }) => instance_id === instanceId)
  const task = machine?.tasks.find(({ id }) => id === taskId)
  if (!machine || !task?.kit) throw kitNotDue()
  return { machine, task, kit: task.kit }
}

/** The machine that an order of kits is for; null for several. */
export function onlyMachine(asked: readonly KitOfTask[]): string | null {
  const [first, ...others] = new Set(asked.map(({ instanceId }) => instanceId))
  return first !== undefined && others.length === 0 ? first : null
}

const kitNotDue = () =>
  conflict('kit_not_due', {
    en: 'One of these services is no longer due. Check the list, then order again.',
    es: 'Uno de estos servicios ya no está pendiente. Compruebe la lista y vuelva a pedir.',
  })
