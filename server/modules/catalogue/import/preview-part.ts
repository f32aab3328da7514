import { formatAmount } from './decimal-amount'
import type { ImportedPart } from './parse-part'
import type { PartColumn } from './part-columns'

/** What a row stores, as text. */
export function previewPart(part: ImportedPart, currency: string): Record<PartColumn, string | null> {
  const amount = (value: number | null) => (value === null ? null : formatAmount(value, currency))
  const count = (value: number | null) => (value === null ? null : String(value))
  return {
    part_number: part.part_number,
    description: part.description,
    manufacturer: part.manufacturer,
    unit: part.unit,
    price: amount(part.cost_amount),
    price_per: null,
    currency,
    core_charge: amount(part.core_charge_amount),
    pack_size: count(part.pack_size),
    min_quantity: count(part.min_quantity),
    is_active: part.is_active === null ? null : part.is_active ? 'yes' : 'no',
    superseded_by: part.superseded_by,
    supersession_reason: part.supersession_reason,
  }
}
