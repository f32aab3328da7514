import type { MeterUnit } from '../../../domain/meter-figure'
import type { Text } from '../../../domain/text'
import type { TimeZone } from '../../../domain/time-zone'
import { normalizeSerialNumber } from '../../machines'
import { type SerialRange, takenReason, variantOf } from '../instances/instance'
import { judgeReading, type ValidReading } from '../readings/reading'
import { refusalText } from '../readings/reading-refusal'
import type { ImportColumn } from './import-columns'
import type { ImportedMachine } from './parse-row'
import type { ParsedRow } from './parse-table'

/** A machine that the operator has already. */
export interface KnownMachine {
  id: string
  /** Whether the caller may change it. */
  isOurs: boolean
  name: string
  location: string
  unit: MeterUnit
  inServiceOn: string | null
  last: ValidReading | null
}

export interface KnownModel {
  id: string
  variants: readonly SerialRange[]
}

/** The models and machines that a table names, as far as they exist. */
export interface KnownFleet {
  /** By `modelKey`. */
  models: ReadonlyMap<string, KnownModel>
  /** By `machineKey`. */
  machines: ReadonlyMap<string, KnownMachine>
}

/** When the table is imported, and the time zone of the owner. */
interface OwnerClock {
  now: Date
  timeZone: TimeZone
}

/** A reading that comes with a row, in tenths. */
interface ImportedReading {
  value: number
  takenAt: Date | undefined
}

/** `after` is a machine that exists already as it is once the row is stored. */
export type Plan =
  | { fate: 'refused'; reason: Text; wrong?: ImportColumn }
  | { fate: 'unchanged'; after: ImportedMachine }
  | { fate: 'created'; machineId: string; variantId: string | null; row: ImportedMachine; reading?: ImportedReading }
  | { fate: 'updated'; id: string; row: ImportedMachine; after: ImportedMachine; reading?: ImportedReading }

export type PlannedRow = Plan & Pick<ParsedRow, 'line' | 'serialNumber' | 'cells'>

/** Regardless of case; a dash counts, because models may differ by it alone. */
export const modelKey = (brand: string, model: string): string =>
  JSON.stringify([brand, model].map((name) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()))

export const machineKey = (machineId: string, serialNumber: string): string =>
  `${machineId} ${normalizeSerialNumber(serialNumber)}`

/** What becomes of a row as if it were the only one. */
interface RowAlone extends Omit<ParsedRow, 'parsed'> {
  plan: Plan
  /** Identifies the machine; undefined for a row that is refused. */
  machine?: string
  takenAt?: Date | undefined
}

/** What becomes of each row by itself, for a dry run as for a real one; row by row, so that the caller may rest in between. */
export function* planRows(rows: readonly ParsedRow[], known: KnownFleet, clock: OwnerClock): Generator<RowAlone> {
  for (const { parsed, ...row } of rows) {
    if ('reason' in parsed) {
      yield { ...row, plan: refused(parsed.reason) }
      continue
    }
    const model = known.models.get(modelKey(parsed.brand, parsed.model))
    if (!model) {
      yield { ...row, plan: refused(unknownModel(parsed), 'model') }
      continue
    }
    const key = machineKey(model.id, parsed.serialNumber)
    const machine = known.machines.get(key)
    const plan = machine ? planChange(machine, parsed, clock) : planNew(model, parsed, clock)
    yield plan.fate === 'refused' ? { ...row, plan } : { ...row, plan, machine: key, takenAt: parsed.hoursAt }
  }
}

/** Of several good rows of one machine, only that with its latest reading counts; without readings, the first one. */
export function* withoutRepeats(rows: readonly RowAlone[]): Generator<PlannedRow> {
  const latest = new Map<string, { line: number; takenAt: Date }>()
  for (const { line, machine, takenAt } of rows) {
    const other = machine === undefined ? undefined : latest.get(machine)
    if (machine !== undefined && takenAt && (!other || other.takenAt < takenAt)) latest.set(machine, { line, takenAt })
  }
  const seen = new Map<string, number>()
  for (const { line, serialNumber, cells, cellOf, machine, takenAt, ...row } of rows) {
    const plan = whyRepeated(machine, takenAt) ?? row.plan
    if (machine !== undefined && plan.fate !== 'refused') seen.set(machine, line)
    const wrong = plan.fate === 'refused' && plan.wrong ? cellOf(plan.wrong) : undefined
    yield { ...plan, line, serialNumber, cells: wrong ? [wrong] : cells }
  }

  function whyRepeated(machine = '', takenAt?: Date): Plan | undefined {
    const later = latest.get(machine)
    if (takenAt && later && later.takenAt > takenAt) return refused(readAgain(later.line), 'hours_at')
    const earlier = seen.get(machine)
    return earlier === undefined ? undefined : refused(repeatsLine(earlier), 'serial_number')
  }
}

const refused = (reason: Text, wrong?: ImportColumn): Plan => ({ fate: 'refused', reason, ...(wrong && { wrong }) })

const unknownModel = ({ brand, model }: ImportedMachine): Text => ({
  en: `You have no model ${brand} ${model}. Check the spelling, or have the model added first.`,
  es: `No tiene ningún modelo ${brand} ${model}. Compruebe cómo está escrito o pida que se añada antes.`,
})

const repeatsLine = (line: number): Text => ({
  en: `Row ${line} has the same serial number.`,
  es: `La fila ${line} tiene el mismo número de serie.`,
})

const readAgain = (line: number): Text => ({
  en: `Row ${line} has a later reading of this machine.`,
  es: `La fila ${line} tiene una lectura posterior de esta máquina.`,
})

const otherUnit = (unit: MeterUnit): Text => ({
  en: `The meter of this machine counts ${unit}, so unit must be ${unit}.`,
  es: `El contador de esta máquina mide ${unit === 'km' ? 'km' : 'horas'}, así que unit debe ser ${unit}.`,
})

const readLater: Text = {
  en: 'The last reading is later than hours_at.',
  es: 'La última lectura es posterior a hours_at.',
}

function planNew(model: KnownModel, row: ImportedMachine, clock: OwnerClock): Plan {
  const variantId = variantOf(row.serialNumber, model.variants)
  const reading = readingOf(row)
  const refusal = reading && whyRefused(reading, null, row.unit ?? 'hours', clock)
  return refusal ?? { fate: 'created', machineId: model.id, variantId, row, ...(reading && { reading }) }
}

function planChange(machine: KnownMachine, row: ImportedMachine, clock: OwnerClock): Plan {
  if (!machine.isOurs) return refused(takenReason, 'serial_number')
  if (row.unit && row.unit !== machine.unit) return refused(otherUnit(machine.unit), 'unit')
  const reading = readingOf(row)
  const isNew = reading && !isRepeated(reading, machine.last)
  const refusal = isNew && whyRefused(reading, machine.last, machine.unit, clock)
  if (refusal) return refusal
  const { name, location, inServiceOn } = machine
  const after = {
    ...row,
    name: row.name ?? name,
    location: row.location ?? location,
    unit: machine.unit,
    inServiceOn: row.inServiceOn ?? inServiceOn ?? undefined,
  }
  const differs =
    after.name !== name || after.location !== location || (after.inServiceOn ?? null) !== machine.inServiceOn
  if (!differs && !isNew) return { fate: 'unchanged', after }
  return { fate: 'updated', id: machine.id, row, after, ...(isNew && { reading }) }
}

const readingOf = ({ hours, hoursAt }: ImportedMachine): ImportedReading | undefined =>
  hours === undefined ? undefined : { value: hours, takenAt: hoursAt }

/** Whether it repeats the last reading, so that the same table can be imported twice. */
const isRepeated = ({ value, takenAt }: ImportedReading, last: ValidReading | null) =>
  last !== null && value === last.value && (!takenAt || takenAt <= last.takenAt)

/** A row cannot be asked to confirm a jump, so a jump is refused, and so is a reading from before the last one. */
function whyRefused(
  reading: ImportedReading,
  last: ValidReading | null,
  unit: MeterUnit,
  { now, timeZone }: OwnerClock,
): Plan | undefined {
  const { value, takenAt = now } = reading
  if (last && takenAt < last.takenAt) return refused(readLater, reading.takenAt ? 'hours_at' : 'hours')
  const entered = { takenAt, value, isReplacement: false, confirmed: false }
  const verdict = judgeReading({ before: last ?? undefined, after: undefined }, entered, { unit, now })
  if (verdict.outcome === 'accepted') return undefined
  return refused(refusalText(verdict, { unit, timeZone }), 'hours')
}
