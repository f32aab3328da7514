import { seesSharedRecords } from '../../../access'
import type { Database } from '../../../db/connection'
import { inLanguage } from '../../../record-tools/asker-text'
import { wanted } from '../../../record-tools/matching'
import { joinNotes, newestNote } from '../../../record-tools/newest-note'
import { ownOrdersNote } from '../../../record-tools/own-orders-note'
import type { Asker, FoundRecords, RecordTool } from '../../../record-tools/record-tool'
import { writeSums } from '../../../record-tools/written-sums'
import type { OrderRepository } from '../order.repository'
import { filtersOf, findAskedOrders, type OrdersInput } from './asked-orders'
import { confirmedNote, sumOf } from './confirmed-sum'
import { orderFact } from './order-facts'
import { nobody, withPlacers } from './order-placers.repository'
import { findOrderedLines, MAX_LINES } from './ordered-line.repository'
import { spentBy } from './spent-by.tool'

interface Dependencies {
  db: Database
  orders: OrderRepository
}

/** What was spent on what: what confirmed orders come to, or their lines that name a part. */
export const spendingTool = ({ db, orders }: Dependencies): RecordTool => ({
  name: 'spending',
  description: 'What confirmed orders come to, by period, machine, customer or part, with tax.',
  input: [
    ...(['period', 'organizationId', 'instanceIds', 'placedBy', 'amount', 'paidBy', 'words'] as const),
    ...(['by', 'sort', 'skip', 'limit'] as const),
  ],
  records: { en: 'orders', es: 'pedidos' },
  mayUse: seesSharedRecords,
  find: async (input, asker) => {
    const asked = await withPlacers(db, input, asker)
    if (!asked) return nobody
    const confirmed = { ...asked, state: 'confirmed' }
    const found = await spent({ db, orders }, confirmed, asker)
    const counted = found.total > 0 ? confirmedNote(asker) : undefined
    return { ...found, note: joinNotes(found.note, counted, ownOrdersNote(asker)) }
  },
})

function spent({ db, orders }: Dependencies, input: OrdersInput, asker: Asker): Promise<FoundRecords> {
  if (input.by) return spentBy(db, input, asker)
  return input.words ? onParts({ db, orders }, input, asker) : inAll(orders, input, asker)
}

async function inAll(orders: OrderRepository, input: OrdersInput, asker: Asker): Promise<FoundRecords> {
  const { found, total } = await findAskedOrders(orders, input, asker)
  const { text, average, figure } = await sumOf(orders, input, asker)
  return { facts: found.map((order) => orderFact(order, asker)), total, sum: text, average, figure }
}

async function onParts({ db, orders }: Dependencies, input: OrdersInput, asker: Asker): Promise<FoundRecords> {
  const { orderIds, pieces, sums, isCut } = await findOrderedLines(db, asker, {
    filters: filtersOf(input, asker),
    words: input.words,
  })
  const shown = await Promise.all(wanted(orderIds, input).map((id) => orders.visibleTo(asker.caller).find(id)))
  const amount = writeSums(sums, asker)
  const [only, ...others] = sums
  const sum =
    pieces === 1
      ? { en: `1 piece for ${amount}`, es: `1 pieza por ${amount}` }
      : { en: `${pieces} pieces for ${amount}`, es: `${pieces} piezas por ${amount}` }
  return {
    facts: shown.flatMap((order) => (order ? [orderFact(order, asker)] : [])),
    total: orderIds.length,
    sum: orderIds.length > 0 ? inLanguage(sum, asker) : undefined,
    figure: only && others.length === 0 ? { amount: Number(only.amount), currency: only.currency } : undefined,
    note: isCut ? newestNote(MAX_LINES, asker) : undefined,
  }
}
