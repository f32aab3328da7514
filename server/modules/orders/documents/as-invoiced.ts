import type { Order } from '../order'
import { lineAmounts, orderAmounts } from '../order-amounts'

export interface Invoice {
  number: number
  issuedAt: Date
  /** How many of each line were charged, by its id. */
  quantities: ReadonlyMap<string, number>
}

/** An order as it was when its invoice was issued: what was cancelled or credited since is still on it. */
export function asInvoiced(order: Order, { quantities }: Pick<Invoice, 'quantities'>): Order {
  const lines = order.lines.map((line) => {
    const missing = line.quantity - (quantities.get(line.id) ?? 0)
    const cancelled = Math.min(line.cancelled, missing)
    return { ...line, cancelled, credited: missing - cancelled }
  })
  const amounts = orderAmounts(
    lines.map((line) => lineAmounts(line, order)),
    order.currency,
  )
  return {
    ...order,
    lines,
    subtotalAmount: Number(amounts.subtotal.amount),
    coreChargeAmount: Number(amounts.coreCharge.amount),
    taxAmount: Number(amounts.tax.amount),
    totalAmount: Number(amounts.total.amount),
  }
}
