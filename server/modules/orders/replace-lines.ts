import type { Transaction } from '../../db/connection'
import { invalid } from '../../domain/domain-error'
import { type EditedLine, planLines } from './edited-lines'
import type { Order, OrderLine } from './order'
import type { ChangedLine } from './order-event'
import { type ChangedBy, changedLine } from './order-line'
import { priceOrderLines } from './price-order-lines'
import { isQuoted, quotedPrices } from './quoted-price.repository'
import { deleteLines, insertLines, updateLine } from './stored-order.repository'

interface Edit {
  parts?: readonly EditedLine[] | undefined
  bundles?: readonly EditedLine[] | undefined
  by: ChangedBy
}

/**
 * Gives an order the lines that are asked for. A line whose quantity stays retains its price, and so do lines from a quote
 * and those in one's own words; all others are priced now. Fewer than were quoted have the quoted price only if the
 * dealership says so.
 * @returns what was added, changed and removed, for the history
 * @throws DomainError invalid for a line that cannot be ordered, for fewer of a line than its price was quoted for, and if
 *   no line is left
 */
export async function replaceLines(trx: Transaction, order: Order, { by, ...edit }: Edit): Promise<ChangedLine[]> {
  const quoted = await quotedPrices(trx, order)
  const agreedFrom = (line: OrderLine) => {
    const quantities = quoted.filter((one) => isQuoted(line, one)).map(({ quantity }) => quantity)
    if (quantities.length === 0) return undefined
    return by.actors.includes('dealership') ? 1 : Math.min(...quantities)
  }
  const { removed, resized, repriced, added } = planLines(order.lines, edit, {
    agreedFrom,
    unknown: unknownLine,
    tooFew: fewerThanQuoted,
  })
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

const fewerThanQuoted = (path: string, least: number) =>
  invalid({
    path: `${path}.quantity`,
    message: {
      en: `This price was quoted for at least ${least}. Ask the dealership if you need fewer, or remove the line.`,
      es: `Este precio se presupuestó para ${least} como mínimo. Si necesita menos, pregunte al concesionario o elimine la línea.`,
    },
  })

const emptyOrder = () =>
  invalid({
    path: 'body.order_parts',
    message: {
      en: 'Leave at least one line, or cancel the order.',
      es: 'Deje al menos una línea o cancele el pedido.',
    },
  })
