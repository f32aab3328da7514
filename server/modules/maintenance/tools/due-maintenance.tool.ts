import { seesSharedRecords } from '../../../access'
import type { Database } from '../../../db/connection'
import { hasWords, wanted } from '../../../record-tools/matching'
import type { RecordTool, ToolInput } from '../../../record-tools/record-tool'
import { mostUrgent } from '../due-items/next-due'
import { rankedTasks } from '../due-items/next-due.wire'
import { readInstances } from '../tasks/task.repository'
import { tasksToWire } from '../tasks/task.wire'
import { isDue } from '../tasks/task-state'
import { type AskedMachine, findAskedMachines, nameOf, titleOf } from './asked-machine.repository'
import { writeDue } from './due-words'

/** When maintenance is due: of each machine what is due or comes next, or the tasks that are named. */
export const dueMaintenanceTool = (db: Database): RecordTool => ({
  name: 'due_maintenance',
  description: 'Service tasks of machines that are overdue, due or come next, with hours and days that are left.',
  input: ['instanceIds', 'organizationId', 'period', 'state', 'words', 'skip', 'limit'],
  records: { en: 'maintenance of machines', es: 'mantenimiento de máquinas' },
  mayUse: seesSharedRecords,
  find: async (input, asker) => {
    const machines = await findAskedMachines(db, input, asker)
    const tasks = await tasksOf(db, machines)
    const meant = chosen(tasks, input)
    const facts = wanted(meant, input).map(({ machine, wire, supply }) => ({
      title: titleOf(machine),
      path: `/machine-instances/${machine.id}`,
      text: writeDue(nameOf(machine, asker), machine.unit, { ...wire, supply }, asker),
    }))
    return { facts, total: meant.length }
  },
})

type AskedTask = Awaited<ReturnType<typeof tasksOf>>[number]

async function tasksOf(db: Database, machines: readonly AskedMachine[]) {
  const instances = await readInstances(
    db,
    machines.map(({ id }) => id),
  )
  const tasks = await tasksToWire(db, instances)
  return machines.flatMap((machine) => {
    const wires = tasks.get(machine.id)
    return rankedTasks(machine.id, machine.dailyUse, wires).map((ranked, index) => ({
      ...ranked,
      machine,
      named: `${wires?.[index]?.name ?? ''} ${wires?.[index]?.description ?? ''}`,
    }))
  })
}

const states: Record<string, ((task: AskedTask) => boolean) | undefined> = {
  overdue: ({ status }) => status === 'OVERDUE',
  due: ({ status }) => isDue(status),
  soon: ({ status }) => status !== 'OK',
}

/** All tasks that are asked for, or of each machine what matters next. */
function chosen(tasks: readonly AskedTask[], { state, words, period }: ToolInput): AskedTask[] {
  const ofState = state === undefined ? undefined : states[state]
  const named = tasks.filter((task) => hasWords(task.named, words) && (ofState?.(task) ?? true))
  if (period?.to) {
    const { to } = period
    return byUrgency(named).filter((task) => isDue(task.status) || (dayOf(task) ?? '9999') <= to)
  }
  return words || ofState ? byUrgency(named) : mostUrgent(named, named.length)
}

/** Each by itself, so that no task is left out behind a more urgent one of its machine. */
const byUrgency = (tasks: readonly AskedTask[]): AskedTask[] =>
  mostUrgent(
    tasks.map((task) => ({ ...task, instanceId: `${task.instanceId} ${task.wire.task_id}` })),
    tasks.length,
  )

const dayOf = ({ wire, forecastOn }: AskedTask): string | null => forecastOn ?? wire.due_on
