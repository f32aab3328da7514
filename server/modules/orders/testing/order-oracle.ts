import type { components } from '#contract/platform'

type Schemas = components['schemas']
export type Order = Schemas['Order']
export type Line = Schemas['OrderPart'] | Schemas['OrderBundle']
export type History = Schemas['OrderHistory']['entries']
export type Return = Schemas['OrderReturn']

/** Behaviour, section 6, for orders that were placed: written here, not read. */
export const permittedMoves: readonly string[] = [
  ...['DRAFT > AWAITING_PAYMENT', 'DRAFT > PROCESSING', 'AWAITING_PAYMENT > PAID', 'AWAITING_PAYMENT > CANCELLED'],
  ...['PAID > PROCESSING', 'PAID > CANCELLED', 'PROCESSING > COMPLETED', 'PROCESSING > CANCELLED'],
]

export const linesOf = ({ order_parts, order_bundles }: Pick<Order, 'order_parts' | 'order_bundles'>): Line[] => [
  ...order_parts,
  ...order_bundles,
]

/** By which the history names a line, too. */
export const nameOf = (line: Line): string => ('part' in line ? line.part.part_number : line.bundle.name)

/** What so many of a line cost, with its tax. */
export function costOf(
  { cost, core_charge }: Pick<Line, 'cost' | 'core_charge'>,
  count: number,
  { tax_rate }: Pick<Order, 'tax_rate'>,
) {
  const net = count * (cost.amount + core_charge.amount)
  const tax = halfToEven(net * (tax_rate?.basis_points ?? 0), 10_000)
  return { subtotal: count * cost.amount, core: count * core_charge.amount, tax, total: net + tax }
}

function halfToEven(dividend: number, divisor: number): number {
  const [whole, rest] = [Math.floor(dividend / divisor), dividend % divisor]
  const isUp = rest * 2 === divisor ? whole % 2 === 1 : rest * 2 > divisor
  return isUp ? whole + 1 : whole
}

type Figure = 'quantity' | 'reserved' | 'picked' | 'shipped' | 'delivered' | 'cancelled' | 'returned'

/** "Derived from line quantities" (behaviour, section 6): the furthest that any piece has come, in part or as a whole. */
export function fulfillmentBy(lines: readonly Record<Figure, number>[], { status, delivery }: Order): string {
  const all = (figure: Figure) => lines.reduce((sum, line) => sum + line[figure], 0)
  const wanted = all('quantity') - all('cancelled')
  if (wanted === 0) return 'CANCELLED'
  const furthest = (['returned', 'delivered', 'shipped'] as const).find((figure) => all(figure) > 0)
  if (furthest) return `${all(furthest) === wanted ? '' : 'PARTIALLY_'}${furthest.toUpperCase()}`
  if (all('picked') > 0) return delivery === 'PICKUP' && all('picked') === wanted ? 'READY_FOR_PICKUP' : 'PICKING'
  const claimsStock = status === 'PAID' || status === 'PROCESSING'
  return claimsStock && all('reserved') < wanted ? 'BACKORDERED' : 'UNFULFILLED'
}

interface Quantities {
  quantity: number
  shipped: number
  delivered: number
  cancelled: number
  returned: number
  credited: number
}

const nothing = { quantity: 0, shipped: 0, delivered: 0, cancelled: 0, returned: 0, credited: 0 }

interface OrderRecord {
  /** The order as it was answered when it was placed. */
  placed: Order
  /** As it is now; only its prices, terms and delivery are read. */
  order: Order
  history: History
  returns: readonly Return[]
}

interface Replayed {
  /** What the history says of each line. */
  lines: Map<string, Quantities>
  status: string
  moves: string[]
  /** What the order cost after each entry. */
  totals: { at: string; total: number }[]
  /** What each received return settles, by its number. */
  settled: Map<number, number>
}

/** Reconstructs an order from how it was placed and from its history alone. */
export function replayHistory({ placed, order, history, returns }: OrderRecord): Replayed {
  const lines = new Map(linesOf(placed).map((line) => [nameOf(line), { ...nothing, quantity: line.quantity }]))
  const prices = new Map([...linesOf(placed), ...linesOf(order)].map((line) => [nameOf(line), line]))
  const replayed: Replayed = { lines, status: 'DRAFT', moves: [], totals: [], settled: new Map() }
  const cost = (name: string, count: number) => {
    const price = prices.get(name)
    return price ? costOf(price, count, order).total : Number.NaN
  }
  const charged = ({ quantity, cancelled, credited }: Quantities) => quantity - cancelled - credited
  for (const entry of history) {
    if (entry.from !== null) replayed.moves.push(`${entry.from} > ${entry.to}`)
    if (entry.to !== null) replayed.status = entry.to
    if (entry.to === 'CANCELLED') for (const line of lines.values()) line.cancelled = line.quantity - line.shipped
    for (const { part_number, description, quantity } of entry.lines) {
      const name = part_number || description
      const line = lines.get(name) ?? { ...nothing }
      lines.set(name, line)
      if (entry.kind === 'EDITED') line.quantity = quantity
      if (entry.kind === 'SHIPPED') line.shipped += quantity
      if (entry.kind === 'DELIVERED' || (entry.kind === 'SHIPPED' && order.delivery === 'PICKUP')) {
        line.delivered += quantity
      }
      if (entry.kind === 'LINES_CANCELLED') line.cancelled += quantity
      if (entry.kind === 'RETURN_RECEIVED' && entry.return !== null) {
        const isCredit = returns.find(({ number }) => number === entry.return)?.settlement === 'CREDIT'
        const refunded = line.returned - line.credited
        const due = isCredit
          ? cost(name, charged(line)) - cost(name, charged(line) - quantity)
          : cost(name, refunded + quantity) - cost(name, refunded)
        replayed.settled.set(entry.return, (replayed.settled.get(entry.return) ?? 0) + due)
        line.returned += quantity
        if (isCredit) line.credited += quantity
      }
      if (line.quantity === 0) lines.delete(name)
    }
    const total = [...lines].reduce((sum, [name, line]) => sum + cost(name, charged(line)), 0)
    replayed.totals.push({ at: entry.at, total })
  }
  return replayed
}
