import { seesSharedRecords } from '../../../access'
import type { Database } from '../../../db/connection'
import { fromTenths } from '../../../domain/meter-figure'
import { dayAt } from '../../../domain/time-zone'
import { dayFor, figureFor, inLanguage } from '../../../record-tools/asker-text'
import { inWantedOrder } from '../../../record-tools/listed-records'
import { hasWords, isDayIn, wanted } from '../../../record-tools/matching'
import type { Asker, Fact, FoundRecords, RecordTool, ToolInput } from '../../../record-tools/record-tool'
import { type CompletionRecord, listCompletions } from '../completions/completion.repository'
import { readInstances, readTasks } from '../tasks/task.repository'
import { type AskedMachine, findAskedMachines, nameOf, titleOf } from './asked-machine.repository'

/** What is read of each machine. */
const MAX_COMPLETIONS = 1000

/** What was done on machines, and when. */
export const doneMaintenanceTool = (db: Database): RecordTool => ({
  name: 'done_maintenance',
  description: 'Maintenance that was recorded as done, with day, hours and who did it.',
  input: ['instanceIds', 'organizationId', 'period', 'words', 'isLacking', 'sort', 'skip', 'limit'],
  records: { en: 'maintenance of machines', es: 'mantenimiento de máquinas' },
  mayUse: seesSharedRecords,
  find: async (input, asker) => {
    const machines = await findAskedMachines(db, input, asker)
    const descriptions = await describeTasks(db, machines)
    const done = (await Promise.all(machines.map((machine) => doneOn(db, machine)))).flat()
    const meant = done
      .filter(({ completion: { taskId, taskName } }) =>
        hasWords(`${taskName} ${descriptions.get(taskId) ?? ''}`, input.words),
      )
      .filter(({ completion: { on, recordedAt } }) => isDayIn(on ?? dayAt(asker.timeZone, recordedAt), input.period))
      .toSorted((one, other) => momentOf(other).getTime() - momentOf(one).getTime())
    if (input.isLacking) return without(machines, meant, input, asker)
    const sorted = inWantedOrder(meant, input.sort)
    return { facts: wanted(sorted, input).map((one) => factOf(one, asker)), total: sorted.length }
  },
})

/** Machines on which nothing of it was done. */
function without(
  machines: readonly AskedMachine[],
  done: readonly Done[],
  input: ToolInput,
  asker: Asker,
): FoundRecords {
  const meant = machines.filter(({ id }) => done.every(({ machine }) => machine.id !== id))
  const facts = meant.map((machine): Fact => {
    const text = inLanguage({ en: 'nothing recorded as done', es: 'nada anotado como hecho' }, asker)
    return {
      title: titleOf(machine),
      path: `/machine-instances/${machine.id}`,
      text: `${nameOf(machine, asker)}: ${text}`,
    }
  })
  return {
    facts: wanted(facts, input),
    total: facts.length,
    heading: inLanguage(
      { en: 'Machines without maintenance recorded as done', es: 'Máquinas sin mantenimiento anotado como hecho' },
      asker,
    ),
    none: inLanguage(
      {
        en: 'Maintenance was recorded as done on all machines',
        es: 'Hay mantenimiento anotado como hecho en todas las máquinas',
      },
      asker,
    ),
  }
}

interface Done {
  machine: AskedMachine
  completion: CompletionRecord
}

async function doneOn(db: Database, machine: AskedMachine): Promise<Done[]> {
  const { items } = await listCompletions(db, machine, { page: 1, limit: MAX_COMPLETIONS, until: null })
  return items.filter(({ undoneAt }) => undoneAt === null).map((completion) => ({ machine, completion }))
}

async function describeTasks(db: Database, machines: readonly AskedMachine[]): Promise<Map<string, string>> {
  const instances = await readInstances(
    db,
    machines.map(({ id }) => id),
  )
  return new Map((await readTasks(db, instances)).map(({ id, description }) => [id, description]))
}

const momentOf = ({ completion: { on, recordedAt } }: Done): Date => (on ? new Date(`${on}T12:00:00Z`) : recordedAt)

function factOf(one: Done, asker: Asker): Fact {
  const { machine, completion } = one
  const name = `${nameOf(machine, asker)}: ${completion.taskName}`
  const day = completion.on ? dayFor(completion.on, asker) : undefined
  const hours = completion.value === null ? undefined : figureFor(fromTenths(completion.value), machine.unit, asker)
  const known = inLanguage(
    {
      en: `${day ? ` on ${day}` : ', on a day that nobody recorded'}${hours ? ` at ${hours}` : ''}${completion.by ? ` by ${completion.by}` : ''}`,
      es: `${day ? ` el ${day}` : ', un día que nadie anotó'}${hours ? ` a las ${hours}` : ''}${completion.by ? ` por ${completion.by}` : ''}`,
    },
    asker,
  )
  const text = `${name} ${inLanguage({ en: 'was done', es: 'se hizo' }, asker)}${known}`
  return { title: titleOf(machine), path: `/machine-instances/${machine.id}`, text, at: momentOf(one) }
}
