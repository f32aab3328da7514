import { isDay } from '../../domain/day'
import { parseReadingTime } from '../../domain/reading-time'
import type { MeterUnit } from './hours'
import type { Columns, ImportColumn } from './import-head'
import { isSerialNumber } from './instance'

/** What a line of a table says of a machine; what it does not say is undefined. */
export interface GivenMachine {
  brand: string
  model: string
  serialNumber: string
  name: string | undefined
  location: string | undefined
  unit: MeterUnit | undefined
  /** What the meter says, in tenths, and when it was read. */
  hours: number | undefined
  hoursAt: Date | undefined
  /** YYYY-MM-DD. */
  inServiceOn: string | undefined
}

/** A cell that cannot be read; the message is the reason. */
class Unreadable extends Error {}

const mostTenths = 1_000_000_000

/** @returns what a line says, or why it cannot be read, as a sentence */
export function readRow(columns: Columns, width: number, cells: readonly string[]): GivenMachine | { reason: string } {
  const cell = (column: ImportColumn) => cells[columns.get(column) ?? -1] || undefined
  const needed = (column: ImportColumn, longest: number) => {
    const text = short(column, cell(column), longest)
    if (text === undefined) throw new Unreadable(`${column} is empty.`)
    return text
  }
  try {
    if (cells.length > width) throw new Unreadable(`There are ${cells.length} cells, and ${width} in the head.`)
    const row = {
      brand: needed('brand', 100),
      model: needed('model', 100),
      serialNumber: serialOf(needed('serial_number', 64)),
      name: short('name', cell('name'), 100),
      location: short('location', cell('location'), 200),
      unit: unitOf(cell('unit')),
      hours: tenthsOf(cell('hours')),
      hoursAt: momentOf(cell('hours_at')),
      inServiceOn: dayOf(cell('in_service_on')),
    }
    if (row.hoursAt && row.hours === undefined) throw new Unreadable('hours_at is there without hours.')
    return row
  } catch (error) {
    if (error instanceof Unreadable) return { reason: error.message }
    throw error
  }
}

function short(column: ImportColumn, text: string | undefined, longest: number): string | undefined {
  if (text?.includes('\0')) throw new Unreadable(`${column} holds characters that are not text.`)
  if (text && text.length > longest) throw new Unreadable(`${column} has more than ${longest} characters.`)
  return text
}

function serialOf(text: string): string {
  if (!isSerialNumber(text)) throw new Unreadable('serial_number must hold letters or figures.')
  return text
}

function unitOf(text: string | undefined): MeterUnit | undefined {
  const unit = text?.toLowerCase()
  if (unit === undefined || unit === 'hours' || unit === 'km') return unit
  throw new Unreadable('unit must be hours or km.')
}

/** Spreadsheets of some countries write the decimal with a comma. */
function tenthsOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d+([.,]\d0*)?$/.test(text)) throw new Unreadable('hours must be a number with at most one decimal.')
  const tenths = Math.round(Number(text.replace(',', '.')) * 10)
  if (tenths > mostTenths) throw new Unreadable('hours is larger than any meter shows.')
  return tenths
}

function dayOf(text: string | undefined): string | undefined {
  if (text === undefined || isDay(text)) return text
  throw new Unreadable('in_service_on must be a day as in 2024-03-01.')
}

function momentOf(text: string | undefined): Date | undefined {
  const moment = text === undefined ? undefined : parseReadingTime(text)
  if (text === undefined || moment) return moment
  throw new Unreadable('hours_at must be a moment as in 2026-11-21T08:30:00Z.')
}
