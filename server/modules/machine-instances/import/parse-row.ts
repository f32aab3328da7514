import {
  newMachineInstanceLimits as machine,
  meterValueLimits,
  modelNameLimits,
  newBrandLimits,
} from '#contract/platform-limits'
import { allFaults, belowZero, cellFault, moreThan, tooManyDecimals } from '../../../csv/cell-faults'
import { type DateOrder, isoDate } from '../../../csv/written-dates'
import { type DecimalSign, plainFigure } from '../../../csv/written-figures'
import { isDay } from '../../../domain/day'
import type { MeterUnit } from '../../../domain/meter-figure'
import { parseReadingTime } from '../../../domain/reading-time'
import type { Text } from '../../../domain/text'
import type { TimeZone } from '../../../domain/time-zone'
import { isSerialNumber } from '../instances/instance'
import type { Columns, ImportColumn } from './import-columns'
import type { DateColumn, RecognizedFormat } from './recognize-format'

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
  recognized: RecognizedFormat
}

/** Notes a fault of a row. An Error for each row of a bad table would take seconds. */
type Refuse = (en: string, es: string) => undefined
type RefuseCell = (column: ImportColumn, cell: string, fault: Text) => undefined

const MAX_TENTHS = meterValueLimits.maximum * 10

/** @returns the machine, or all reasons why the row cannot be read */
export function parseRow(
  cells: readonly string[],
  { columns, width, timeZone, recognized }: RowFormat,
): ImportedMachine | { reason: Text } {
  const faults: Text[] = []
  const refuse: Refuse = (en, es) => void faults.push({ en, es })
  const refuseCell: RefuseCell = (column, text, fault) => void faults.push(cellFault(column, text, fault))
  const cell = (column: ImportColumn) => cells[columns.get(column) ?? -1] || undefined
  const orderOf = (column: DateColumn) => recognized.dates.find((dates) => dates.column === column)?.order
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
    unit: unitOf(cell('unit'), refuseCell),
    hours: tenthsOf(cell('hours'), recognized.decimalSign, refuseCell),
    hoursAt: momentOf(cell('hours_at'), orderOf('hours_at'), timeZone, refuse),
    inServiceOn: dayOf(cell('in_service_on'), orderOf('in_service_on'), refuse),
  }
  if (row.serialNumber !== '' && !isSerialNumber(row.serialNumber)) {
    refuse('serial_number must have letters or digits.', 'serial_number debe tener letras o cifras.')
  }
  if (row.hoursAt && cell('hours') === undefined) {
    refuse('There is hours_at but no hours.', 'Hay hours_at, pero no hours.')
  }
  const reason = allFaults(faults)
  return reason === null ? row : { reason }
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

function unitOf(text: string | undefined, refuse: RefuseCell): MeterUnit | undefined {
  const unit = text?.toLowerCase()
  if (unit === undefined || unit === 'hours' || unit === 'km') return unit
  return text === undefined ? undefined : refuse('unit', text, neitherHoursNorKm)
}

const neitherHoursNorKm: Text = { en: 'is neither hours nor km', es: 'no es ni hours ni km' }

function tenthsOf(
  text: string | undefined,
  decimalSign: DecimalSign | undefined,
  refuse: RefuseCell,
): number | undefined {
  if (text === undefined) return undefined
  const figure = plainFigure(text.replace(/^[-−]/, ''), decimalSign)
  if (figure === undefined) return refuse('hours', text, noNumber)
  if (/^[-−]/.test(text)) return refuse('hours', text, belowZero)
  if (!/^\d+(\.\d0*)?$/.test(figure)) return refuse('hours', text, tooManyDecimals(1))
  const tenths = Math.round(Number(figure) * 10)
  return tenths <= MAX_TENTHS ? tenths : refuse('hours', text, moreThan('any meter shows', 'lo que marca un contador'))
}

const noNumber: Text = { en: 'is not a number', es: 'no es un número' }

function dayOf(text: string | undefined, order: DateOrder = 'year_first', refuse: Refuse): string | undefined {
  if (text === undefined) return undefined
  const [date = '', time] = isoDate(text, order).split('T')
  // Spreadsheets add midnight to days.
  if (isDay(date) && (time === undefined || /^00:00(:00)?$/.test(time))) return date
  return refuse(
    `in_service_on must be a day such as ${examples[order].en}.`,
    `in_service_on debe ser un día, como ${examples[order].es}.`,
  )
}

function momentOf(
  text: string | undefined,
  order: DateOrder = 'year_first',
  timeZone: TimeZone,
  refuse: Refuse,
): Date | undefined {
  if (text === undefined) return undefined
  return (
    parseReadingTime(isoDate(text, order), timeZone) ??
    refuse(
      `hours_at must be a day with or without a time, such as ${examples[order].en}.`,
      `hours_at debe ser un día, con hora o sin ella, como ${examples[order].es}.`,
    )
  )
}

/** A date as the other dates of its column are written. */
const examples: Record<DateOrder, Text> = {
  year_first: { en: '2026-11-21, 11/21/2026 or 21.11.2026', es: '2026-11-21 o 21/11/2026' },
  month_first: {
    en: '11/21/2026, with the month first as in the rest of the column',
    es: '11/21/2026, con el mes primero como en el resto de la columna',
  },
  day_first: {
    en: '21/11/2026, with the day first as in the rest of the column',
    es: '21/11/2026, con el día primero como en el resto de la columna',
  },
}
