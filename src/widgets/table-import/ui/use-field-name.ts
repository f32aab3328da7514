import { useText } from '@/shared/lib/i18n'
import { tableImportText } from '../text'

const known = [
  ...['part_number', 'description', 'manufacturer', 'unit', 'price', 'price_per', 'currency', 'core_charge'],
  ...['pack_size', 'min_quantity', 'is_active', 'superseded_by', 'supersession_reason', 'location', 'quantity'],
  ...['reorder_level', 'brand', 'model', 'serial_number', 'name', 'hours', 'hours_at', 'in_service_on'],
] as const

/** What a column can be read as, in words. */
export function useFieldName() {
  const t = useText(tableImportText)
  return (field: string): string => {
    const name = known.find((one) => one === field)
    return name ? t(`field_${name}`) : field
  }
}
