import type { components } from '#contract/platform'
import type { Database } from '../../../db/connection'
import { type LastCompletion, readLastCompletions } from '../completions/last-completion.repository'
import { type ServiceKit, withoutPrices } from '../kits/kit'
import { readKits } from '../kits/kit.repository'
import { kitToWire } from '../kits/kit.wire'
import { readSupplies } from './kit-supply.repository'
import { type InstanceTask, type MeteredInstance, readTasks } from './task.repository'
import { stateOf } from './task-state'

type WireState = components['schemas']['TaskState']

/** The tasks of machines with when each is due, as the contract has them, by the machine's id. */
export async function tasksToWire(
  db: Database,
  instances: readonly MeteredInstance[],
): Promise<Map<string, WireState[]>> {
  return tasksAsWire(db, instances, await readTasks(db, instances))
}

/**
 * The same of tasks that were read already.
 * @param until as the service book was at that moment; by default as it is now
 */
export async function tasksAsWire(
  db: Database,
  instances: readonly MeteredInstance[],
  tasks: readonly InstanceTask[],
  until?: Date,
): Promise<Map<string, WireState[]>> {
  const lastCompletions = await readLastCompletions(db, instances, until)
  const kits = await readKits(
    db,
    tasks.flatMap(({ kitId }) => kitId ?? []),
  )
  const states = instances.flatMap((instance) =>
    tasks
      .filter(({ instanceId }) => instanceId === instance.id)
      .map((task) => ({ task, instance, state: stateOf(task, instance.meter, instance.today) })),
  )
  const supplies = await readSupplies(
    db,
    states
      .filter(({ state }) => until === undefined && state.status !== 'OK')
      .map(({ task, instance }) => ({ task, instance, lastDoneOn: lastCompletions.get(task.id)?.on ?? null })),
  )
  const wires = new Map(instances.map(({ id }) => [id, [] as WireState[]]))
  for (const { task, instance, state } of states) {
    const related = { kits, last: lastCompletions.get(task.id), supply: supplies.get(task.id) ?? null }
    wires.get(instance.id)?.push(toWire(task, instance, state, related))
  }
  return wires
}

/** A total over all meters as this one shows it, in units; what was due on an earlier meter is due at zero. */
export const onMeter = (total: number | null, { offset }: Pick<MeteredInstance, 'offset'>): number | null =>
  total === null ? null : Math.max(0, total - offset) / 10

interface Related {
  kits: ReadonlyMap<string, ServiceKit>
  last: LastCompletion | undefined
  supply: WireState['supply']
}

function toWire(
  task: InstanceTask,
  instance: MeteredInstance,
  state: ReturnType<typeof stateOf>,
  { kits, last, supply }: Related,
): WireState {
  const kit = kits.get(task.kitId ?? '')
  return {
    id: task.id,
    name: task.name,
    description: task.description,
    interval_hours: task.intervalHours,
    interval_days: task.intervalDays,
    mode: task.mode,
    notice_hours: task.noticeHours,
    notice_days: task.noticeDays,
    status: state.status,
    due_at_hours: onMeter(state.dueTotal, instance),
    due_on: state.dueOn,
    forecast_on: state.forecastOn,
    remaining_hours: state.remainingTotal === null ? null : state.remainingTotal / 10,
    remaining_days: state.remainingDays,
    last_done_on: last?.on === null ? null : task.lastDoneOn,
    last_done_hours: last?.value == null ? null : last.value / 10,
    was_done: last !== undefined,
    kit: kit ? kitToWire(kit.organizationId === instance.dealershipId ? kit : withoutPrices(kit)) : null,
    supply,
    open_item_id: task.openItem?.id ?? null,
  }
}
