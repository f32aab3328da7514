import type { Transaction } from '../../db/connection'
import { invalid } from '../../domain/domain-error'
import { type EditedLine, planLines } from './edited-lines'
import type { Order, OrderLine } from './order'
import type { ChangedLine } from './order-event'
import { changedLine } from './order-line'
import { priceOrderLines } from './price-order-lines'
import { quotedPrices } from './quoted-price.repository'
import { deleteLines, insertLines, updateLine } from './stored-order.repository'

interface Edit {
  parts?: readonly EditedLine[] | undefined
  bundles?: readonly EditedLine[] | undefined
}

/**
 * Gives an order the lines that are asked for. A line whose quantity stays retains its price, and so do lines from a quote
 * and those in one's own words whatever their quantity; all others are priced now.
 * @returns what was added, changed and removed, for the history
 * @throws DomainError invalid for a line that cannot be ordered, and if no line is left
 */
export async function replaceLines(trx: Transaction, order: Order, edit: Edit): Promise<ChangedLine[]> {
  const quoted = await quotedPrices(trx, order)
  const isAgreed = ({ partId, bundleId, unitAmount }: OrderLine) =>
    quoted.some((one) => one.partId === partId && one.bundleId === bundleId && one.unitAmount === unitAmount)
  const { removed, resized, repriced, added } = planLines(order.lines, edit, { isAgreed, unknown: unknownLine })
  if (order.lines.length - removed.length + added.length === 0) throw emptyOrder()
  const { lines } = await priceOrderLines(trx, {
    dealershipId: order.dealership.id,
    operatorId: order.operator.id,
    lines: [...repriced.map(({ to }) => to), ...added],
  })
  const replaced = repriced.map(({ line }) => line)
  await deleteLines(trx, order, [...removed, ...replaced])
  for (const { line, to } of resized) await updateLine(trx, order, line, { quantity: to.quantity })
  const last = Math.max(0, ...order.lines.map(({ position }) => position))
  await insertLines(
    trx,
    order,
    lines.map((line, index) => ({
      ...line,
      taxAmount: 0,
      position: replaced[index]?.position ?? last + 1 + index - replaced.length,
    })),
  )
  return [
    ...removed.map((line) => changedLine(line, 0, line.quantity)),
    ...resized.map(({ line, to }) => changedLine(line, to.quantity, line.quantity)),
    ...lines.map((line, index) => changedLine(line, line.quantity, replaced[index]?.quantity ?? 0)),
  ]
}

const unknownLine = (path: string) =>
  invalid({
    path: `${path}.line_id`,
    message: { en: 'The order has no such line.', es: 'El pedido no tiene esta línea.' },
  })

const emptyOrder = () =>
  invalid({
    path: 'body.order_parts',
    message: {
      en: 'Leave at least one line, or cancel the order.',
      es: 'Deje al menos una línea o cancele el pedido.',
    },
  })
