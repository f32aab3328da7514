import {
  newMachineInstanceLimits as machine,
  meterValueLimits,
  modelNameLimits,
  newBrandLimits,
} from '#contract/platform-limits'
import { isDay } from '../../../domain/day'
import type { MeterUnit } from '../../../domain/meter-figure'
import { parseReadingTime } from '../../../domain/reading-time'
import type { Text } from '../../../domain/text'
import type { TimeZone } from '../../../domain/time-zone'
import { ambiguous, belowZero, moreThan } from '../../../tables/cell-faults'
import type { FigureCell, RowReader } from '../../../tables/row-reader'
import { type DateOrder, isoDate } from '../../../tables/written-dates'
import { plainFigure, withoutSign } from '../../../tables/written-figures'
import { clockHours, splitUnit, unitNamed } from '../../../tables/written-unit'
import { isSerialNumber } from '../instances/instance'
import type { ImportColumn } from './import-columns'
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
  /** Of the owner. */
  timeZone: TimeZone
  recognized: RecognizedFormat
}

type Reader = RowReader<ImportColumn>

const MAX_TENTHS = meterValueLimits.maximum * 10

/** @returns the machine, or all reasons why the row cannot be read */
export function parseRow(reader: Reader, { timeZone, recognized }: RowFormat): ImportedMachine | { reason: Text } {
  const orderOf = (column: DateColumn) => recognized.dates.find((dates) => dates.column === column)?.order
  const optional = (column: ImportColumn, maxLength: number) => reader.text(column, maxLength) ?? undefined
  const required = (column: ImportColumn, read: () => string | null) => {
    const before = reader.reason()
    const text = read()
    if (text === null && reader.reason() === before) reader.refuse(isEmpty(column), column)
    return text ?? ''
  }
  const described = {
    brand: required('brand', () => reader.text('brand', newBrandLimits.name.maxLength)),
    model: required('model', () => reader.text('model', modelNameLimits.maxLength)),
    serialNumber: required('serial_number', () => reader.identifier('serial_number', machine.serial_number.maxLength)),
    name: optional('name', machine.name.maxLength),
    location: optional('location', machine.location.maxLength),
  }
  const row: ImportedMachine = {
    ...described,
    ...meterOf(reader),
    hoursAt: momentOf(reader, orderOf('hours_at'), timeZone),
    inServiceOn: dayOf(reader, orderOf('in_service_on')),
  }
  if (row.serialNumber !== '' && !isSerialNumber(row.serialNumber)) reader.refuse(numberless, 'serial_number')
  if (row.hoursAt && row.hours === undefined && reader.reason() === null) reader.refuse(noHours, 'hours_at')
  const reason = reader.reason()
  return reason === null ? row : { reason }
}

const isEmpty = (column: string): Text => ({ en: `${column} is empty.`, es: `${column} está vacío.` })

const numberless: Text = {
  en: 'serial_number must have letters or digits.',
  es: 'serial_number debe tener letras o cifras.',
}

const noHours: Text = { en: 'There is hours_at but no hours.', es: 'Hay hours_at, pero no hours.' }

function unitOf(reader: Reader): MeterUnit | undefined {
  const text = reader.cell('unit')
  if (text === null) return undefined
  const unit = unitNamed(text)
  return unit === 'hours' || unit === 'km' ? unit : nothing(reader.refuseCell('unit', text, neitherHoursNorKm))
}

const nothing = (_: null): undefined => undefined

const neitherHoursNorKm: Text = { en: 'is neither hours nor km', es: 'no es ni hours ni km' }

/** The figure of the meter and its unit, which may be in the same cell. */
function meterOf(reader: Reader): Pick<ImportedMachine, 'unit' | 'hours'> {
  const unit = unitOf(reader)
  const cell = reader.figure('hours')
  if (cell === null) return { unit, hours: undefined }
  const { isNegative, unsigned } = withoutSign(cell.text)
  const shown = splitUnit(unsigned)
  const isOther = unit !== undefined && shown.unit !== undefined && shown.unit !== unit
  if (shown.unit === 'pieces' || isOther)
    return { unit, hours: nothing(reader.refuseCell('hours', cell.text, noNumber)) }
  return { unit: unit ?? shown.unit, hours: tenthsOf(reader, cell, { isNegative, figure: shown.figure }) }
}

/** Further decimals are cut, not rounded, so that a later reading by hand is never lower. */
function tenthsOf(reader: Reader, cell: FigureCell, written: { isNegative: boolean; figure: string }) {
  const wrong = (fault: Text) => nothing(reader.refuseCell('hours', cell.text, fault))
  const bare = written.figure
  const figure = cell.plain === undefined ? (plainFigure(bare, cell.decimalSign) ?? clockHours(bare)) : bare
  if (figure === undefined) return wrong(/^\d{1,3}[.,]\d{3}$/.test(bare) ? ambiguous : noNumber)
  if (written.isNegative && Number(figure) > 0) return wrong(belowZero)
  const [whole = '', fraction = ''] = figure.split('.')
  const tenths = Number(whole) * 10 + Number(fraction[0] ?? '0')
  return tenths <= MAX_TENTHS ? tenths : wrong(moreThan('any meter shows', 'lo que marca un contador'))
}

const noNumber: Text = { en: 'is not a number', es: 'no es un número' }

function dayOf(reader: Reader, order: DateOrder = 'year_first'): string | undefined {
  const text = reader.date('in_service_on')
  if (text === null) return undefined
  const [date = '', time] = isoDate(text, order).split('T')
  // Spreadsheets add midnight to days.
  if (isDay(date) && (time === undefined || /^00:00(:00)?$/.test(time))) return date
  const fault = {
    en: `in_service_on must be a day such as ${examples[order].en}.`,
    es: `in_service_on debe ser un día, como ${examples[order].es}.`,
  }
  return nothing(reader.refuse(fault, 'in_service_on'))
}

function momentOf(reader: Reader, order: DateOrder = 'year_first', timeZone: TimeZone): Date | undefined {
  const text = reader.date('hours_at')
  if (text === null) return undefined
  const fault = {
    en: `hours_at must be a day with or without a time, such as ${examples[order].en}.`,
    es: `hours_at debe ser un día, con hora o sin ella, como ${examples[order].es}.`,
  }
  return parseReadingTime(isoDate(text, order), timeZone) ?? nothing(reader.refuse(fault, 'hours_at'))
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
