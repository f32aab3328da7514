import { type Order, type OrderLine, orderStates } from './order'
import { chargedQuantity } from './order-amounts'

/** Statuses in which an order has reserved nothing yet. */
const isOpen = (status: Order['status']): boolean =>
  status !== 'PAID' && status !== 'PROCESSING' && orderStates.moves[status] !== undefined

/**
 * How many pieces of each line would wait for stock if the order were paid or accepted now, by the line's id: lines get what there
 * is in their order. A line without parts, in one's own words, waits for nothing.
 */
export function expectedBackorders({ status, lines }: Pick<Order, 'status' | 'lines'>): Map<string, number> {
  if (!isOpen(status)) return new Map()
  const left = new Map<string, number>()
  const available = ({ id, available: now }: OrderLine['parts'][number]) => left.get(id) ?? Math.max(0, now)
  return new Map(
    lines.map((line) => {
      const wanted = chargedQuantity(line)
      const possible = line.parts.map((part) => Math.floor(available(part) / part.quantity))
      const now = Math.min(wanted, ...possible)
      for (const part of line.parts) left.set(part.id, available(part) - now * part.quantity)
      return [line.id, wanted - now]
    }),
  )
}
