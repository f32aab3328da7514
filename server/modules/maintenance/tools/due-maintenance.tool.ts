import { seesSharedRecords } from '../../../access'
import type { Database } from '../../../db/connection'
import { groupBy } from '../../../domain/group-by'
import { inLanguage } from '../../../record-tools/asker-text'
import { hasWords, wanted } from '../../../record-tools/matching'
import type { Asker, Fact, FoundRecords, RecordTool, ToolInput } from '../../../record-tools/record-tool'
import { ofState, statesIn } from '../../../record-tools/states'
import { mostUrgent } from '../due-items/next-due'
import { rankedTasks } from '../due-items/next-due.wire'
import { readInstances } from '../tasks/task.repository'
import { tasksToWire } from '../tasks/task.wire'
import { isDue } from '../tasks/task-state'
import { type AskedMachine, findAskedMachines, nameOf, titleOf } from './asked-machine.repository'
import { writeDue, writeInterval } from './due-words'
import { writeWork } from './service-work'

/** When maintenance is due: of each machine what is due or comes next, or the tasks that are named. */
export const dueMaintenanceTool = (db: Database): RecordTool => ({
  name: 'due_maintenance',
  description:
    'Service tasks of machines that are overdue, due or come next, or due until a day, with hours and days that are left, and what is done in them.',
  input: ['instanceIds', 'organizationId', 'period', 'state', 'words', 'by', 'isPlan', 'details', 'skip', 'limit'],
  states: statesIn(states, {
    due: 'due now, or overdue',
    soon: 'due soon, due now or overdue',
    upcoming: 'not due yet',
  }),
  groupings: ['customer'],
  records: { en: 'maintenance of machines', es: 'mantenimiento de máquinas' },
  mayUse: seesSharedRecords,
  find: async (input, asker) => {
    const machines = await findAskedMachines(db, input, asker)
    const tasks = await tasksOf(db, machines)
    const meant = chosen(tasks, input)
    if (input.by === 'customer' && meant.length > 0) return byOwner(meant, input, asker)
    return {
      facts: wanted(meant, input).map((task) => ({
        ...factOf(task, asker, input.isPlan),
        ...workOf(task, input, asker),
      })),
      total: meant.length,
      instead: meant.length === 0 ? nextOf(tasks, input, asker) : undefined,
    }
  },
})

/** What is done in a task, where that is asked. */
function workOf({ machine, wire, state }: AskedTask, { details }: ToolInput, asker: Asker): Partial<Fact> {
  if (!state || !details?.includes('lines')) return {}
  return { head: `${nameOf(machine, asker)}, ${wire.name}`, details: writeWork(state, asker) }
}

function factOf({ machine, wire, supply, state }: AskedTask, asker: Asker, isPlan = false): Fact {
  const due = writeDue(nameOf(machine, asker), machine.unit, { ...wire, supply }, asker)
  const text = isPlan && state ? [due, ...writeInterval(state, machine.unit, asker)].join('; ') : due
  return { title: titleOf(machine), name: wire.name, path: `/machine-instances/${machine.id}`, text }
}

const NAMED_OF_OWNER = 3

/** The tasks of each owner, the most first. */
function byOwner(tasks: readonly AskedTask[], input: ToolInput, asker: Asker): FoundRecords {
  const owners = [...groupBy(tasks, ({ machine }) => machine.organizationId).values()]
  const facts = owners
    .toSorted((one, other) => other.length - one.length)
    .flatMap((own): Fact[] => {
      const [first] = own
      if (!first) return []
      const { organizationId, owner } = first.machine
      const named = own.slice(0, NAMED_OF_OWNER).map(({ machine, wire }) => `${titleOf(machine)}: ${wire.name}`)
      const more = own.length > NAMED_OF_OWNER ? ', …' : ''
      const text = `${owner}: ${own.length} (${named.join(', ')}${more})`
      return [{ title: owner, path: `/customers/${organizationId}`, text }]
    })
  return {
    facts: wanted(facts, input),
    total: facts.length,
    heading: inLanguage({ en: 'Maintenance tasks by customer', es: 'Tareas de mantenimiento por cliente' }, asker),
  }
}

/** So many are named where nothing is due. */
const MAX_NEXT = 3

/** What comes next where nothing is due now, or in time. */
function nextOf(tasks: readonly AskedTask[], { words, details }: ToolInput, asker: Asker): FoundRecords['instead'] {
  if (details?.includes('lines')) return planOf(tasks, asker)
  const next = chosen(tasks, { words, limit: MAX_NEXT }).slice(0, MAX_NEXT)
  if (next.length === 0) return undefined
  return {
    heading: inLanguage({ en: 'What comes next', es: 'Lo próximo' }, asker),
    facts: next.map((task) => factOf(task, asker)),
  }
}

/** So many tasks of the schedule are named where none is what is asked for. */
const MAX_PLANNED = 10

function planOf(tasks: readonly AskedTask[], asker: Asker): FoundRecords['instead'] {
  const planned = chosen(tasks, { isPlan: true, limit: MAX_PLANNED }).slice(0, MAX_PLANNED)
  const heading = inLanguage({ en: 'In the schedule', es: 'En el plan' }, asker)
  return planned.length > 0 ? { heading, facts: planned.map((task) => factOf(task, asker)) } : undefined
}

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
      state: wires?.[index],
      named: `${wires?.[index]?.name ?? ''} ${wires?.[index]?.description ?? ''}`,
    }))
  })
}

type IsOfState = (task: AskedTask) => boolean

const states = {
  overdue: ({ status }) => status === 'OVERDUE',
  due: ({ status }) => isDue(status),
  soon: ({ status }) => status !== 'OK',
  upcoming: ({ status }) => !isDue(status),
} satisfies Record<string, IsOfState>

/** All tasks that are asked for, or of each machine what matters next. */
function chosen(tasks: readonly AskedTask[], { state, words, period, isPlan }: ToolInput): AskedTask[] {
  const isOfState = ofState<IsOfState>(states, state)
  const named = tasks.filter((task) => hasWords(task.named, words) && (isOfState?.(task) ?? true))
  if (period) {
    const { from = '', to } = period
    return byUrgency(named).filter((task) => {
      const day = dayOf(task)
      // What is due by a day is also what is due already.
      return to ? isDue(task.status) || (day !== null && day <= to) : day !== null && day >= from
    })
  }
  return words || isOfState || isPlan ? byUrgency(named) : mostUrgent(named, named.length)
}

/** Each by itself, so that no task is left out behind a more urgent one of its machine. */
const byUrgency = (tasks: readonly AskedTask[]): AskedTask[] =>
  mostUrgent(
    tasks.map((task) => ({ ...task, instanceId: `${task.instanceId} ${task.wire.task_id}` })),
    tasks.length,
  )

const dayOf = ({ wire, forecastOn }: AskedTask): string | null => forecastOn ?? wire.due_on
