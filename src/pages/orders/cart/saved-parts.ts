import type { CartLine } from '@/entities/cart'
import type { SavedPart } from '@/features/save-to-list'

/** What of a cart can be saved as a list, by the parts that it delivers. */
export const savedParts = (lines: readonly CartLine[]): SavedPart[] =>
  lines.flatMap(({ part_id, bundle_id, part_number, description, quantity }) => {
    const name = [part_number, description].filter(Boolean).join(' ')
    if (part_id !== null) return { name, line: { part_id, quantity } }
    return bundle_id === null ? [] : { name, line: { bundle_id, quantity } }
  })
