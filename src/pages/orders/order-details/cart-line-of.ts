import type { NewCartLine } from '@/entities/cart'
import type { OrderLine } from '@/entities/order'

/** By what a line is ordered again; undefined for what was written into a quote as text, or has been deleted since. */
export function cartLineOf(line: OrderLine): NewCartLine | undefined {
  if ('bundle' in line) return { bundle_id: line.bundle.id, quantity: line.quantity }
  return line.part.id === null ? undefined : { part_id: line.part.id, quantity: line.quantity }
}
