import {
  newMachineInstanceLimits as machine,
  meterValueLimits,
  modelNameLimits,
  newBrandLimits,
} from '#contract/platform-limits'
import { isDay } from '../../../domain/day'
import { parseReadingTime } from '../../../domain/reading-time'
import type { Text } from '../../../domain/text'
import type { TimeZone } from '../../../domain/time-zone'
import { isSerialNumber } from '../instances/instance'
import type { MeterUnit } from '../meter-figure'
import type { Columns, ImportColumn } from './import-columns'

/** A machine as a row describes it; what the row leaves out is undefined. */
export interface ImportedMachine {
  brand: string
  model: string
  serialNumber: string
  name: string | undefined
  location: string | undefined
  unit: MeterUnit | undefined
  /** The meter's figure in tenths, and when it was read. */
  hours: number | undefined
  hoursAt: Date | undefined
  /** YYYY-MM-DD. */
  inServiceOn: string | undefined
}

/** How the rows of a table are read. */
interface RowFormat {
  columns: Columns
  /** How many cells the head has. */
  width: number
  /** Of the owner. */
  timeZone: TimeZone
}

/** Notes a fault of a row. An Error for each row of a bad table would take seconds. */
type Refuse = (en: string, es: string) => undefined

const MAX_TENTHS = meterValueLimits.maximum * 10

/** @returns the machine, or the first reason why the row cannot be read */
export function parseRow(
  cells: readonly string[],
  { columns, width, timeZone }: RowFormat,
): ImportedMachine | { reason: Text } {
  const faults: Text[] = []
  const refuse: Refuse = (en, es) => void faults.push({ en, es })
  const cell = (column: ImportColumn) => cells[columns.get(column) ?? -1] || undefined
  const optional = (column: ImportColumn, maxLength: number) => textOf(column, cell(column), maxLength, refuse)
  const required = (column: ImportColumn, maxLength: number) => {
    if (cell(column) === undefined) refuse(`${column} is empty.`, `${column} está vacío.`)
    return optional(column, maxLength) ?? ''
  }
  if (cells.length > width) {
    refuse(
      `There are ${cells.length} cells, but ${width} column names.`,
      `Hay ${cells.length} celdas, pero ${width} nombres de columnas.`,
    )
  }
  const row: ImportedMachine = {
    brand: required('brand', newBrandLimits.name.maxLength),
    model: required('model', modelNameLimits.maxLength),
    serialNumber: required('serial_number', machine.serial_number.maxLength),
    name: optional('name', machine.name.maxLength),
    location: optional('location', machine.location.maxLength),
    unit: unitOf(cell('unit'), refuse),
    hours: tenthsOf(cell('hours'), refuse),
    hoursAt: momentOf(cell('hours_at'), timeZone, refuse),
    inServiceOn: dayOf(cell('in_service_on'), refuse),
  }
  if (!isSerialNumber(row.serialNumber)) {
    refuse('serial_number must have letters or digits.', 'serial_number debe tener letras o cifras.')
  }
  if (row.hoursAt && row.hours === undefined) {
    refuse('There is hours_at but no hours.', 'Hay hours_at, pero no hours.')
  }
  const [reason] = faults
  return reason === undefined ? row : { reason }
}

function textOf(column: ImportColumn, text: string | undefined, maxLength: number, refuse: Refuse): string | undefined {
  if (text?.includes('\0')) {
    return refuse(`${column} has characters that are not text.`, `${column} tiene caracteres que no son texto.`)
  }
  if (text && text.length > maxLength) {
    return refuse(`${column} has more than ${maxLength} characters.`, `${column} tiene más de ${maxLength} caracteres.`)
  }
  return text
}

function unitOf(text: string | undefined, refuse: Refuse): MeterUnit | undefined {
  const unit = text?.toLowerCase()
  if (unit === undefined || unit === 'hours' || unit === 'km') return unit
  return refuse('unit must be hours or km.', 'unit debe ser hours o km.')
}

/** Spreadsheets of some countries write the decimal with a comma. */
function tenthsOf(text: string | undefined, refuse: Refuse): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d+([.,]\d0*)?$/.test(text)) {
    return refuse(
      'hours must be a number with at most one decimal.',
      'hours debe ser un número con un decimal como máximo.',
    )
  }
  const tenths = Math.round(Number(text.replace(',', '.')) * 10)
  if (tenths <= MAX_TENTHS) return tenths
  return refuse('hours is larger than any meter shows.', 'hours es mayor de lo que marca cualquier contador.')
}

const dayOf = (text: string | undefined, refuse: Refuse) =>
  text === undefined || isDay(text)
    ? text
    : refuse('in_service_on must be a day as in 2024-03-01.', 'in_service_on debe ser un día, como 2024-03-01.')

function momentOf(text: string | undefined, timeZone: TimeZone, refuse: Refuse): Date | undefined {
  if (text === undefined) return undefined
  return (
    parseReadingTime(text, timeZone) ??
    refuse(
      'hours_at must be a moment as in 2026-11-21T08:30:00Z.',
      'hours_at debe ser un momento, como 2026-11-21T08:30:00Z.',
    )
  )
}
