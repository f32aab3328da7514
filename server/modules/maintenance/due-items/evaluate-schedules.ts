import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../../../db/connection'
import { publish } from '../../../events/unit-of-work'
import type { ServiceKit } from '../kits/kit'
import { readKits } from '../kits/kit.repository'
import { notifyDue } from '../notices/notify-due'
import { type InstanceTask, lockInstances, type MeteredInstance, readTasks } from '../tasks/task.repository'
import { isDue, stateOf, type TaskState } from '../tasks/task-state'
import type { RaisedItem } from './due-item'
import { tasksFellDue } from './due-item.events'
import { moveItems, type Raised, raiseItems, type StoredItem, withdrawItems } from './due-item.repository'
import { summaryOf } from './machine-summary'
import { storeSummaries } from './machine-summary.repository'

type StatedTask = InstanceTask & { state: TaskState }

/** A machine with its tasks and when they are due: none counts where the machine has been retired. */
interface EvaluatedMachine {
  instance: MeteredInstance
  tasks: StatedTask[]
}

/**
 * Evaluates the tasks of machines (see `Maintenance.evaluateSchedules`), with as many queries for one as for a thousand.
 * Whoever comes second waits for a machine's row and then finds everything done, so that a reading and the daily job at
 * the same time raise one item. What turns out not to be due, as after a void, has its open item withdrawn.
 */
export async function evaluateSchedules(
  trx: Transaction,
  instanceIds: readonly string[],
): Promise<Map<string, RaisedItem[]>> {
  const machines = await evaluate(trx, instanceIds)
  const due = machines.flatMap(({ tasks }) => tasks.filter(({ state }) => isDue(state.status)))
  await withdrawItems(
    trx,
    machines.map(({ instance }) => instance),
    due.map(({ id }) => id),
  )
  await moveItems(trx, machines.flatMap(movedItems))
  const raised = await raiseItems(trx, machines.flatMap(unraised))
  await storeSummaries(
    trx,
    machines.map(({ instance, tasks }) => ({ instance, summary: summaryOf(tasks) })),
  )
  const kits = await readKits(
    trx,
    due.flatMap(({ id, kitId }) => (kitId && raised.has(id) ? kitId : [])),
  )
  await notifyDue(
    trx,
    [...raised.values()].flatMap(({ id, isNew }) => (isNew ? id : [])),
  )
  const withRaised = machines.filter(({ tasks }) => tasks.some(({ id }) => raised.has(id)))
  if (withRaised.length > 0) {
    await publish(trx, tasksFellDue({ instanceIds: withRaised.map(({ instance }) => instance.id) }))
  }
  return new Map(
    machines.map(({ instance, tasks }) => [
      instance.id,
      tasks.flatMap((task) => raisedItem(task, raised.get(task.id), kits)),
    ]),
  )
}

async function evaluate(trx: Transaction, instanceIds: readonly string[]): Promise<EvaluatedMachine[]> {
  const instances = await lockInstances(trx, instanceIds)
  const machines = new Map<string, EvaluatedMachine>(
    instances.map((instance) => [instance.id, { instance, tasks: [] }]),
  )
  for (const task of await readTasks(trx, instances)) {
    const machine = machines.get(task.instanceId)
    if (machine && !machine.instance.isRetired) {
      machine.tasks.push({ ...task, state: stateOf(task, machine.instance.meter, machine.instance.today) })
    }
  }
  return [...machines.values()]
}

const movedItems = ({ instance: { dealershipId }, tasks }: EvaluatedMachine) =>
  tasks.flatMap(({ openItem, state: { status, dueTotal, dueOn } }) => {
    if (!openItem || !isDue(status)) return []
    const { id, ...kept } = openItem
    const now: StoredItem = { dueTotal, dueOn, isOverdue: status === 'OVERDUE', dealershipId }
    return isDeepStrictEqual(kept, now) ? [] : [{ id, ...now }]
  })

const unraised = ({ instance: { organizationId, dealershipId, id: instanceId }, tasks }: EvaluatedMachine) =>
  tasks
    .filter(({ openItem, state }) => !openItem && isDue(state.status))
    .map(({ id: taskId, state: { status, dueTotal, dueOn } }) => ({
      organizationId,
      dealershipId,
      instanceId,
      taskId,
      dueTotal,
      dueOn,
      isOverdue: status === 'OVERDUE',
    }))

function raisedItem(
  { id: taskId, name, kitId }: StatedTask,
  raised: Raised | undefined,
  kits: ReadonlyMap<string, ServiceKit>,
): RaisedItem[] {
  if (!raised) return []
  const kit = kits.get(kitId ?? '')
  return [{ id: raised.id, taskId, name, ...(kit && { kit: { name: kit.name, parts: kit.parts.map(withoutCost) } }) }]
}

const withoutCost = ({ partNumber, description, quantity }: ServiceKit['parts'][number]) => ({
  partNumber,
  description,
  quantity,
})
