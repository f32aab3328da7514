import { newCataloguePartLimits as limits } from '#contract/platform-limits'
import { allFaults, cellFault, notWhole } from '../../../csv/cell-faults'
import type { Columns } from '../../../csv/table-head'
import { normalizePartNumber } from '../../../domain/part-number'
import type { Text } from '../../../domain/text'
import { parseAmount } from './decimal-amount'
import type { PartColumn } from './part-columns'

/** A part as a row describes it; null for what an import leaves as it is. */
export interface ImportedPart {
  part_number: string
  description: string | null
  manufacturer: string | null
  unit: string | null
  cost_amount: number | null
  core_charge_amount: number | null
  pack_size: number | null
  min_quantity: number | null
  is_active: boolean | null
  superseded_by: string | null
  supersession_reason: string | null
}

interface RowFormat {
  columns: Columns<PartColumn>
  /** How many cells the head has. */
  width: number
  /** Of the catalogue. */
  currency: string
}

const words = new Map([
  ...['yes', 'true', '1', 'sí', 'si'].map((word) => [word, true] as const),
  ...['no', 'false', '0'].map((word) => [word, false] as const),
])

const neitherYesNorNo: Text = { en: 'is neither yes nor no', es: 'no es ni sí ni no' }

/** @returns the part, and all reasons why the row cannot be stored */
export function parsePart(
  cells: readonly string[],
  { columns, width, currency }: RowFormat,
): { part: ImportedPart; reason: Text | null } {
  const faults: Text[] = []
  const refuse = (en: string, es: string): null => {
    faults.push({ en, es })
    return null
  }
  const refuseCell = (column: PartColumn, value: string, fault: Text): null => {
    faults.push(cellFault(column, value, fault))
    return null
  }
  const cell = (column: PartColumn): string | null => cells[columns.get(column) ?? -1] || null

  function text(column: PartColumn, maxLength: number): string | null {
    const value = cell(column)
    if (value?.includes('\0')) {
      return refuse(`${column} has characters that are not text.`, `${column} tiene caracteres que no son texto.`)
    }
    if (value && value.length > maxLength) {
      return refuse(
        `${column} has more than ${maxLength} characters.`,
        `${column} tiene más de ${maxLength} caracteres.`,
      )
    }
    return value
  }

  function amount(column: PartColumn): number | null {
    const value = cell(column)
    if (value === null) return null
    const parsed = parseAmount(value, currency)
    return typeof parsed === 'number' ? parsed : refuseCell(column, value, parsed.fault)
  }

  function quantity(column: 'pack_size' | 'min_quantity'): number | null {
    const value = cell(column)
    if (value === null) return null
    const parsed = /^\d{1,8}$/.test(value) ? Number(value) : 0
    const { minimum, maximum } = limits[column]
    if (parsed >= minimum && parsed <= maximum) return parsed
    return refuseCell(column, value, notWhole(minimum, maximum))
  }

  function flag(column: PartColumn): boolean | null {
    const value = cell(column)
    if (value === null) return null
    return words.get(value.toLowerCase()) ?? refuseCell(column, value, neitherYesNorNo)
  }

  if (cells.length > width) {
    refuse(
      `There are ${cells.length} cells, but ${width} column names.`,
      `Hay ${cells.length} celdas, pero ${width} nombres de columnas.`,
    )
  }
  const part: ImportedPart = {
    part_number: text('part_number', limits.part_number.maxLength) ?? '',
    description: text('description', limits.description.maxLength),
    manufacturer: text('manufacturer', limits.manufacturer.maxLength),
    unit: text('unit', limits.unit.maxLength),
    cost_amount: amount('price'),
    core_charge_amount: amount('core_charge'),
    pack_size: quantity('pack_size'),
    min_quantity: quantity('min_quantity'),
    is_active: flag('is_active'),
    superseded_by: text('superseded_by', limits.part_number.maxLength),
    supersession_reason: text('supersession_reason', limits.description.maxLength),
  }
  if (normalizePartNumber(part.part_number) === '') {
    refuse('part_number must have letters or digits.', 'part_number debe tener letras o cifras.')
  }
  const named = cell('currency')
  if (named !== null && named.toUpperCase() !== currency) {
    refuse(`The prices of this catalogue are in ${currency}.`, `Los precios de este catálogo están en ${currency}.`)
  }
  if (part.superseded_by?.toUpperCase() === part.part_number.toUpperCase()) {
    refuse('A part cannot supersede itself.', 'Una pieza no puede sustituirse a sí misma.')
  }
  return { part, reason: allFaults(faults) }
}
