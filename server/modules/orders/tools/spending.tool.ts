import { seesSharedRecords } from '../../../access'
import type { Database } from '../../../db/connection'
import { inLanguage } from '../../../record-tools/asker-text'
import { wanted } from '../../../record-tools/matching'
import type { Asker, FoundRecords, RecordTool, ToolInput } from '../../../record-tools/record-tool'
import type { OrderRepository } from '../order.repository'
import { filtersOf, findAskedOrders } from './asked-orders'
import { orderFact } from './order-facts'
import { findOrderedLines } from './ordered-line.repository'
import { sumOf } from './orders.tool'
import { ownOrdersNote } from './own-orders-note'
import { spentBy } from './spent-by.tool'
import { writtenSums } from './written-sums'

interface Dependencies {
  db: Database
  orders: OrderRepository
}

/** What was spent on what: what confirmed orders come to, or their lines that name a part. */
export const spendingTool = ({ db, orders }: Dependencies): RecordTool => ({
  name: 'spending',
  description: 'What confirmed orders come to, by period, machine, customer or part, with tax.',
  input: ['period', 'organizationId', 'instanceIds', 'words', 'by', 'sort', 'skip', 'limit'],
  records: { en: 'orders', es: 'pedidos' },
  mayUse: seesSharedRecords,
  find: async (input, asker) => {
    const confirmed = { ...input, state: 'confirmed' }
    const found = await spent({ db, orders }, confirmed, asker)
    const notes = [found.total > 0 ? inLanguage(counted, asker) : undefined, ownOrdersNote(asker)]
    return { ...found, note: notes.filter(Boolean).join(' ') }
  },
})

function spent({ db, orders }: Dependencies, input: ToolInput, asker: Asker): Promise<FoundRecords> {
  if (input.by) return spentBy(db, input, asker)
  return input.words ? onParts({ db, orders }, input, asker) : inAll(orders, input, asker)
}

const counted = {
  en: 'Counted are confirmed orders, with tax; those that wait for payment, expired or were cancelled are not, and refunds are not deducted.',
  es: 'Cuentan los pedidos confirmados, con impuestos; no los que esperan el pago, caducaron o se cancelaron, y no se descuentan reembolsos.',
}

async function inAll(orders: OrderRepository, input: ToolInput, asker: Asker): Promise<FoundRecords> {
  const { found, total } = await findAskedOrders(orders, input, asker)
  return { facts: found.map((order) => orderFact(order, asker)), total, sum: await sumOf(orders, input, asker) }
}

async function onParts({ db, orders }: Dependencies, input: ToolInput, asker: Asker): Promise<FoundRecords> {
  const { orderIds, pieces, sums } = await findOrderedLines(db, asker.caller, {
    filters: filtersOf(input, asker),
    words: input.words,
  })
  const shown = await Promise.all(wanted(orderIds, input).map((id) => orders.visibleTo(asker.caller).find(id)))
  const amount = writtenSums(sums, asker)
  const sum =
    pieces === 1
      ? { en: `1 piece for ${amount}`, es: `1 pieza por ${amount}` }
      : { en: `${pieces} pieces for ${amount}`, es: `${pieces} piezas por ${amount}` }
  return {
    facts: shown.flatMap((order) => (order ? [orderFact(order, asker)] : [])),
    total: orderIds.length,
    sum: orderIds.length > 0 ? inLanguage(sum, asker) : undefined,
  }
}
