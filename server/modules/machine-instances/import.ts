import { signsOf } from '../machines'
import type { MeterUnit } from './hours'
import type { GivenMachine } from './import-row'
import { type SerialRange, variantOf } from './instance'
import { judgeReading, type Standing } from './reading'
import { refusalInWords } from './reading-refusal'

/** A line of the table as it was read. */
export interface ReadLine {
  line: number
  serialNumber: string | null
  read: GivenMachine | { reason: string }
}

/** A machine that is there already, whoever has it. */
export interface KnownMachine {
  id: string
  /** Whether it is the operator's and the caller may change it. */
  isOurs: boolean
  name: string
  location: string
  unit: MeterUnit
  inServiceOn: string | null
  last: Standing | null
}

export interface KnownModel {
  id: string
  variants: readonly SerialRange[]
}

/** What is known of what a table names. */
export interface Known {
  /** By `modelKey`. */
  models: ReadonlyMap<string, KnownModel>
  /** By `machineKey`. */
  machines: ReadonlyMap<string, KnownMachine>
}

/** A reading that comes with a row; tenths. */
interface GivenReading {
  value: number
  takenAt: Date | undefined
}

export type Plan =
  | { fate: 'refused'; reason: string }
  | { fate: 'unchanged' }
  | { fate: 'created'; machineId: string; variantId: string | null; given: GivenMachine; reading?: GivenReading }
  | { fate: 'updated'; id: string; given: GivenMachine; reading?: GivenReading }

export type PlannedLine = Plan & Pick<ReadLine, 'line' | 'serialNumber'>

/** Whatever the case; a dash counts, for it may tell two models apart. */
export const modelKey = (brand: string, model: string): string =>
  JSON.stringify([brand, model].map((name) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()))

export const machineKey = (machineId: string, serialNumber: string): string => `${machineId} ${signsOf(serialNumber)}`

export const takenReason = 'There is a machine of this model with this serial number already.'

/** The fate of every line: the same for a dry run and for what is stored. */
export function planImport(lines: readonly ReadLine[], known: Known, now: Date): PlannedLine[] {
  const seen = new Map<string, number>()
  return lines.map(({ line, serialNumber, read }) => {
    const plan = 'reason' in read ? refused(read.reason) : planOne(read)
    return { ...plan, line, serialNumber }

    function planOne(given: GivenMachine): Plan {
      const model = known.models.get(modelKey(given.brand, given.model))
      if (!model) return refused(`There is no machine ${given.brand} ${given.model} that you may choose.`)
      const key = machineKey(model.id, given.serialNumber)
      const earlier = seen.get(key)
      if (earlier) return refused(`Line ${earlier} has the same serial number.`)
      seen.set(key, line)
      const machine = known.machines.get(key)
      return machine ? planChange(machine, given, now) : planNew(model, given, now)
    }
  })
}

const refused = (reason: string): Plan => ({ fate: 'refused', reason })

function planNew(model: KnownModel, given: GivenMachine, now: Date): Plan {
  const variantId = variantOf(given.serialNumber, model.variants)
  const reading = readingOf(given)
  const reason = reading && whyNot(reading, null, given.unit ?? 'hours', now)
  return reason
    ? refused(reason)
    : { fate: 'created', machineId: model.id, variantId, given, ...(reading && { reading }) }
}

function planChange(machine: KnownMachine, given: GivenMachine, now: Date): Plan {
  if (!machine.isOurs) return refused(takenReason)
  if (given.unit && given.unit !== machine.unit) return refused(`The meter of this machine counts ${machine.unit}.`)
  const reading = readingOf(given)
  const isNew = reading && !isRepeated(reading, machine.last)
  const reason = isNew && whyNot(reading, machine.last, machine.unit, now)
  if (reason) return refused(reason)
  const differs =
    (given.name ?? machine.name) !== machine.name ||
    (given.location ?? machine.location) !== machine.location ||
    (given.inServiceOn ?? machine.inServiceOn) !== machine.inServiceOn
  if (!differs && !isNew) return { fate: 'unchanged' }
  return { fate: 'updated', id: machine.id, given, ...(isNew && { reading }) }
}

const readingOf = ({ hours, hoursAt }: GivenMachine): GivenReading | undefined =>
  hours === undefined ? undefined : { value: hours, takenAt: hoursAt }

/** Whether it says what the last reading said, so that a table can be brought in twice. */
const isRepeated = ({ value, takenAt }: GivenReading, last: Standing | null) =>
  last !== null && value === last.value && (!takenAt || takenAt <= last.takenAt)

/** A table cannot be asked back: what a person would be asked about is refused, and so is a reading before the last. */
function whyNot(reading: GivenReading, last: Standing | null, unit: MeterUnit, now: Date): string | undefined {
  const { value, takenAt = now } = reading
  if (last && takenAt < last.takenAt) return 'The meter was read later than hours_at already.'
  const entered = { takenAt, value, isReplacement: false, confirmed: false }
  const verdict = judgeReading({ before: last ?? undefined, after: undefined }, entered, { unit, now })
  return verdict.outcome === 'accepted' ? undefined : refusalInWords(verdict, unit)
}
