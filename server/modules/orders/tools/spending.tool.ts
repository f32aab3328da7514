import { seesSharedRecords } from '../../../access'
import type { Database } from '../../../db/connection'
import { amountWriter } from '../../../domain/amount-writer'
import type { Text } from '../../../domain/text'
import { inLanguage } from '../../../record-tools/asker-text'
import { wanted } from '../../../record-tools/matching'
import { joinNotes, newestNote } from '../../../record-tools/newest-note'
import { ownOrdersNote } from '../../../record-tools/own-orders-note'
import {
  type Asker,
  type Fact,
  type FoundRecords,
  type RecordTool,
  sumGroupings,
} from '../../../record-tools/record-tool'
import { writeSums } from '../../../record-tools/written-sums'
import type { OrderSummary } from '../order'
import type { OrderRepository } from '../order.repository'
import { filtersOf, findAskedOrders, type OrdersInput } from './asked-orders'
import { confirmedNote, sumOf } from './confirmed-sum'
import { headOf, orderFact } from './order-facts'
import { nobody, withPlacers } from './order-placers.repository'
import { findOrderedLines, MAX_LINES } from './ordered-line.repository'
import { spentBy } from './spent-by.tool'
import type { SpentGroup } from './spent-groups.repository'

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
  groupings: sumGroupings,
  records: { en: 'orders', es: 'pedidos' },
  mayUse: seesSharedRecords,
  find: async (input, asker) => {
    const asked = await withPlacers(db, input, asker)
    if (!asked) return nobody
    const confirmed = { ...asked, state: 'confirmed' }
    const found = await spent({ db, orders }, confirmed, asker)
    const counted = found.total > 0 ? confirmedNote(asker) : undefined
    return { ...found, note: joinNotes(found.note, counted), roleLimit: ownOrdersNote(asker) }
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
  const { orderIds, pieces, sums, isCut, ofOrders } = await findOrderedLines(db, asker, {
    filters: filtersOf(input, asker),
    words: input.words,
  })
  const shown = await Promise.all(wanted(orderIds, input).map((id) => orders.visibleTo(asker.caller).find(id)))
  const spent = new Map(ofOrders().map((group) => [group.id, group]))
  const amount = writeSums(sums, asker)
  const [only, ...others] = sums
  return {
    facts: shown.flatMap((order) => (order ? [lineFact(order, spent.get(order.id), asker)] : [])),
    total: orderIds.length,
    sum: orderIds.length > 0 ? inLanguage(piecesFor(pieces, amount), asker) : undefined,
    figure: only && others.length === 0 ? { amount: Number(only.amount), currency: only.currency } : undefined,
    note: isCut ? newestNote(MAX_LINES, asker) : undefined,
  }
}

const piecesFor = (pieces: number, amount: string): Text =>
  pieces === 1
    ? { en: `1 piece for ${amount}`, es: `1 pieza por ${amount}` }
    : { en: `${pieces} pieces for ${amount}`, es: `${pieces} piezas por ${amount}` }

/** An order with what its lines of the part come to, as the whole order is not asked for. */
function lineFact(order: OrderSummary, spent: SpentGroup | undefined, asker: Asker): Fact {
  const fact = orderFact(order, asker)
  if (!spent) return fact
  const amount = amountWriter(spent.currency, asker.locale)(spent.sum)
  return { ...fact, text: `${headOf(fact.title, order, asker)}: ${inLanguage(piecesFor(spent.count, amount), asker)}` }
}
