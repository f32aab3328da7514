import { byteOrderMark, csvLine } from '../../../csv/write-csv'
import { formatAmount } from './decimal-amount'
import type { ExportedPart } from './exported-part.repository'
import { type ExportedColumn, exportedColumns } from './part-columns'

/** Parts as a table that an import reads without changing anything, a line at a time. */
export async function* partTable(parts: AsyncIterable<ExportedPart>, currency: string): AsyncGenerator<string> {
  const amount = (value: number | null) => (value === null ? '' : formatAmount(value, currency))
  const cells: Record<ExportedColumn, (part: ExportedPart) => string> = {
    part_number: (part) => part.part_number,
    description: (part) => part.description,
    manufacturer: (part) => part.manufacturer,
    unit: (part) => part.unit,
    // A price in another currency does not apply.
    price: (part) => (part.cost_currency === currency ? amount(part.cost_amount) : ''),
    currency: () => currency,
    core_charge: (part) => amount(part.core_charge_amount),
    pack_size: (part) => String(part.pack_size),
    min_quantity: (part) => String(part.min_quantity),
    is_active: (part) => (part.is_active ? 'yes' : 'no'),
    superseded_by: (part) => part.superseded_by ?? '',
    supersession_reason: (part) => part.supersession_reason,
  }
  yield byteOrderMark + csvLine(exportedColumns)
  for await (const part of parts) yield csvLine(exportedColumns.map((column) => cells[column](part)))
}
