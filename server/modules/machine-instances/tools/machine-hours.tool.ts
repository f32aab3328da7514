import { seesSharedRecords } from '../../../access'
import type { Database } from '../../../db/connection'
import { isInPeriod, wanted } from '../../../record-tools/matching'
import type { Asker, DayPeriod, Fact, RecordTool } from '../../../record-tools/record-tool'
import type { Instance } from '../instances/instance'
import type { InstanceReader } from '../instances/instance-reader.repository'
import { listReadings } from '../readings/reading.repository'
import { askedMachines, pathOf, titleOf } from './asked-machines'
import { runBetween, totalRun } from './hours-run'
import { writeMeter, writeRun, writeTogether, writeUnknownRun } from './hours-words'

interface Dependencies {
  db: Database
  instances: InstanceReader
}

/** Of so many machines the readings are read one by one; of more, the figures that the machines have last. */
const MAX_READ_ONE_BY_ONE = 25
const MAX_READINGS = 1000

/** What meters show, and what machines have run in a period. */
export const machineHoursTool = ({ db, instances }: Dependencies): RecordTool => ({
  name: 'machine_hours',
  description: 'What the meter of each machine shows, when and by whom it was read, or what it has run in a period.',
  input: ['instanceIds', 'organizationId', 'period', 'sort', 'skip', 'limit'],
  records: { en: 'hours of machines', es: 'horas de máquinas' },
  mayUse: seesSharedRecords,
  find: async (input, asker) => {
    const { machines, total } = await askedMachines(instances, input, asker)
    const read = machines.filter(({ lastReadAt }) => lastReadAt !== null || input.instanceIds !== undefined)
    if (!input.period) {
      const shown = wanted(read.toSorted(inOrder(input.sort, ({ lastTotal }) => lastTotal ?? 0)), input)
      return { facts: await Promise.all(shown.map((machine) => meterFact(db, machine, asker))), total: read.length }
    }
    const { period } = input
    const compared = read.slice(0, MAX_READ_ONE_BY_ONE)
    const runs = await Promise.all(
      compared.map(async (machine) => ({ machine, ...(await runOf(db, machine, period, asker)) })),
    )
    const sorted = runs.toSorted(inOrder(input.sort, ({ run }) => run?.tenths ?? -1))
    const known = sorted.flatMap(({ machine, run }) => (run ? [{ unit: machine.unit, run }] : []))
    return {
      facts: wanted(sorted, input).map(({ machine, run, last }) => runFact(machine, { run, last }, asker)),
      total,
      sum: known.length > 1 ? writeTogether(totalRun(known), asker) : undefined,
    }
  },
})

const inOrder =
  <Item>(sort: 'newest' | 'oldest' | 'largest' | 'smallest' | undefined, figureOf: (item: Item) => number) =>
  (one: Item, other: Item) => {
    if (sort === 'largest') return figureOf(other) - figureOf(one)
    return sort === 'smallest' ? figureOf(one) - figureOf(other) : 0
  }

const readingsOf = (db: Database, { id, organization, servedUntil }: Instance, limit: number) =>
  listReadings(db, { organizationId: organization.id, instanceId: id }, { page: 1, limit, until: servedUntil })

/** What a machine has run in a period, and the last reading in it. */
async function runOf(db: Database, machine: Instance, period: DayPeriod, asker: Asker) {
  const { items } = await readingsOf(db, machine, MAX_READINGS)
  const valid = items.filter(({ voidedAt }) => voidedAt === null)
  const totals = valid.map(({ takenAt, value, offset }) => ({ takenAt, total: value + offset }))
  const last = valid.find(({ takenAt }) => isInPeriod(takenAt, period, asker))
  return { run: runBetween(totals, period, asker), last }
}

type Known = Awaited<ReturnType<typeof runOf>>

async function meterFact(db: Database, machine: Instance, asker: Asker): Promise<Fact> {
  const { items } = await readingsOf(db, machine, 5)
  const last = items.find(({ voidedAt }) => voidedAt === null)
  const text = writeMeter(titleOf(machine), machine, last?.by ?? null, asker)
  return { title: titleOf(machine), path: pathOf(machine), text, at: machine.lastReadAt ?? undefined }
}

/** A single reading of a day says what the meter showed, not what the machine ran. */
function runFact(machine: Instance, { run, last }: Known, asker: Asker): Fact {
  const title = titleOf(machine)
  const read =
    last && writeMeter(title, { ...machine, lastValue: last.value, lastReadAt: last.takenAt }, last.by, asker)
  const text = run ? writeRun(title, machine, run, asker) : (read ?? writeUnknownRun(title, asker))
  return { title, path: pathOf(machine), text }
}
