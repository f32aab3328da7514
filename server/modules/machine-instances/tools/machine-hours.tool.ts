import { seesSharedRecords } from '../../../access'
import type { Database } from '../../../db/connection'
import { fromTenths } from '../../../domain/meter-figure'
import { wanted } from '../../../record-tools/matching'
import type { Asker, DayPeriod, Fact, FoundRecords, RecordTool, ToolInput } from '../../../record-tools/record-tool'
import type { Instance } from '../instances/instance'
import type { InstanceReader } from '../instances/instance-reader.repository'
import type { ReadingRecord } from '../readings/reading.repository'
import { askedMachines, pathOf, titleOf } from './asked-machines'
import { totalRun } from './hours-run'
import {
  writeDailyUse,
  writeMeter,
  writeNoRun,
  writeReader,
  writeRun,
  writeTogether,
  writeUnknownRun,
} from './hours-words'
import { type Known, knownOf, readingsOf } from './known-reading.repository'
import { listedReadings } from './listed-readings'
import { unreadMachines } from './unread-machines'

interface Dependencies {
  db: Database
  instances: InstanceReader
}

/** Of so many machines all readings are read; of more, the figures that the machines have last. */
const MAX_READ = 25

/** What meters show, and what machines have run in a period. */
export const machineHoursTool = ({ db, instances }: Dependencies): RecordTool => ({
  name: 'machine_hours',
  description:
    'What the meter of each machine shows, when and by whom it was read, what it has run in a period or on an average day, and machines that were not read.',
  input: ['instanceIds', 'organizationId', 'period', 'per', 'isLacking', 'over', 'under', 'sort', 'skip', 'limit'],
  records: { en: 'hours of machines', es: 'horas de máquinas' },
  mayUse: seesSharedRecords,
  find: async (input, asker) => {
    const { machines, total } = await askedMachines(instances, input, asker)
    if (input.isLacking) {
      return unreadMachines(
        { machines: machines.filter(isInService), readingsOf: (of) => readingsOf(db, of) },
        input,
        asker,
      )
    }
    const read = machines.filter(({ lastReadAt }) => lastReadAt !== null || input.instanceIds !== undefined)
    if (input.per === 'reading') {
      const few = read.slice(0, MAX_READ)
      const readings = await readingsOf(db, few)
      return listedReadings(
        few.map((machine) => ({ machine, readings: readings(machine) })),
        input,
        asker,
      )
    }
    return input.period
      ? inPeriod(db, { read, total, period: input.period }, input, asker)
      : now(db, read, input, asker)
  },
})

/** What meters show, or by how much they go up a day. */
async function now(db: Database, read: readonly Instance[], input: ToolInput, asker: Asker): Promise<FoundRecords> {
  // What is out of service is not the one that is used the least.
  const isCompared = input.per === 'day' && input.sort !== undefined
  const meant = read.filter((machine) => isWithin(machine.lastTotal, input) && (!isCompared || isInService(machine)))
  const figureOf = ({ lastTotal, dailyUse }: Instance) => (input.per === 'day' ? dailyUse : lastTotal)
  const shown = wanted(meant.toSorted(inOrder(input.sort, figureOf)), input)
  const last = input.per === 'day' ? undefined : await readingsOf(db, shown, LAST_READINGS)
  return {
    facts: shown.map((machine) => (last ? meterFact(machine, last(machine)[0], asker) : dailyFact(machine, asker))),
    total: meant.length,
    sum: input.per === 'day' ? undefined : togetherOf(meant, asker),
  }
}

/** What machines have run in a period. */
async function inPeriod(
  db: Database,
  { read, total, period }: { read: readonly Instance[]; total: number; period: DayPeriod },
  input: ToolInput,
  asker: Asker,
): Promise<FoundRecords> {
  const compared = read.slice(0, MAX_READ)
  const readings = await readingsOf(db, compared)
  const runs = compared.map((machine) => knownOf(machine, readings(machine), period, asker))
  const isLimited = input.over !== undefined || input.under !== undefined
  const meant = isLimited ? runs.filter(({ run }) => isWithin(run?.tenths ?? null, input)) : runs
  const sorted = meant.toSorted(inOrder(input.sort, ({ run }) => run?.tenths ?? null))
  const known = sorted.flatMap(({ machine, run }) => (run ? [{ unit: machine.unit, tenths: run.tenths }] : []))
  return {
    facts: wanted(sorted, input).map((one) => runFact(one, asker)),
    total: isLimited ? meant.length : total,
    sum: known.length > 1 ? writeTogether(totalRun(known), asker) : undefined,
  }
}

/** What nobody knows is neither over nor under a figure. */
const isWithin = (tenths: number | null, { over, under }: ToolInput): boolean => {
  if (over === undefined && under === undefined) return true
  if (tenths === null) return false
  const figure = fromTenths(tenths)
  return (over === undefined || figure > over) && (under === undefined || figure < under)
}

/** What all of them have run so far, whatever meters they had. */
function togetherOf(machines: readonly Instance[], asker: Asker): string | undefined {
  const known = machines.flatMap(({ lastTotal, unit }) => (lastTotal === null ? [] : [{ unit, tenths: lastTotal }]))
  return known.length > 1 ? writeTogether(totalRun(known), asker) : undefined
}

const isInService = ({ retiredAt, servedUntil }: Instance): boolean => retiredAt === null && servedUntil === null

/** By their figures; what nobody knows is neither the most nor the least, and comes last. */
const inOrder =
  <Item>(sort: ToolInput['sort'], figureOf: (item: Item) => number | null) =>
  (one: Item, other: Item) => {
    if (sort !== 'largest' && sort !== 'smallest') return 0
    const unknown = sort === 'largest' ? -1 : Infinity
    const [first, second] = [figureOf(one) ?? unknown, figureOf(other) ?? unknown]
    if (first === second) return 0
    return first < second === (sort === 'smallest') ? -1 : 1
  }

const LAST_READINGS = 5

function meterFact(machine: Instance, last: ReadingRecord | undefined, asker: Asker): Fact {
  const text = writeMeter(titleOf(machine), machine, last ? writeReader(last, asker) : null, asker)
  return { title: titleOf(machine), path: pathOf(machine), text, at: machine.lastReadAt ?? undefined }
}

const dailyFact = (machine: Instance, asker: Asker): Fact => ({
  title: titleOf(machine),
  path: pathOf(machine),
  text: writeDailyUse(titleOf(machine), machine, asker),
})

/** A single reading of a day says what the meter showed, not what the machine ran. */
function runFact({ machine, run, last }: Known, asker: Asker): Fact {
  const title = titleOf(machine)
  const read =
    last &&
    writeMeter(title, { ...machine, lastValue: last.value, lastReadAt: last.takenAt }, writeReader(last, asker), asker)
  const unknown = read ? `${read}; ${writeNoRun(asker)}` : writeUnknownRun(title, asker)
  const text = run ? writeRun(title, machine, run, asker) : unknown
  return { title, path: pathOf(machine), text }
}
