import { seesSharedRecords } from '../../../access'
import type { Database } from '../../../db/connection'
import { wanted } from '../../../record-tools/matching'
import type { Asker, FoundRecords, RecordTool, ToolInput } from '../../../record-tools/record-tool'
import type { OrderCard, OrderRepository } from '../order.repository'
import { filtersOf, findAskedOrders } from './asked-orders'
import { findMovedOrders, isAboutMoves } from './moved-orders'
import { detailedOrderFact, orderFact } from './order-facts'
import { findOrderedLines } from './ordered-line.repository'
import { ownOrdersNote } from './own-orders-note'
import { writtenSums } from './written-sums'

interface Dependencies {
  db: Database
  orders: OrderRepository
}

/** Orders and their way: status, parcels, what is in them, what they come to. */
export const ordersTool = ({ db, orders }: Dependencies): RecordTool => ({
  name: 'orders',
  description: 'Orders with status, payment, parcels and tracking, lines and totals; newest first.',
  input: ['period', 'organizationId', 'instanceIds', 'number', 'state', 'words', 'sort', 'skip', 'limit'],
  records: { en: 'orders', es: 'pedidos' },
  mayUse: seesSharedRecords,
  find: async (input, asker) => ({
    ...(input.words ? await withWords({ db, orders }, input, asker) : await all(orders, input, asker)),
    note: ownOrdersNote(asker),
  }),
})

async function all(orders: OrderRepository, input: ToolInput, asker: Asker): Promise<FoundRecords> {
  if (isAboutMoves(input)) {
    const moved = await findMovedOrders(orders, input, asker)
    return { facts: wanted(moved, input).map((order) => detailedOrderFact(order, asker)), total: moved.length }
  }
  const { found, total } = await findAskedOrders(orders, input, asker)
  const facts = found.map((order) => orderFact(order, asker))
  const [only] = found
  if (only && found.length === 1) {
    const order = await orders.visibleTo(asker.caller).find(only.id)
    return { facts: order ? [detailedOrderFact(order, asker)] : facts, total }
  }
  return { facts, total, sum: input.number ? undefined : await sumOf(orders, input, asker) }
}

/** What the orders come to. */
export async function sumOf(orders: OrderRepository, input: ToolInput, asker: Asker): Promise<string | undefined> {
  const cards = await Promise.all(filtersOf(input, asker).map((filter) => orders.visibleTo(asker.caller).cards(filter)))
  const sums = sumsByCurrency(cards.flat())
  return sums.length > 0 ? writtenSums(sums, asker) : undefined
}

function sumsByCurrency(cards: readonly OrderCard[]): { currency: string; amount: bigint }[] {
  const sums = new Map<string, bigint>()
  for (const { currency, sum } of cards) sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(sum))
  return [...sums].map(([currency, amount]) => ({ currency, amount }))
}

async function withWords({ db, orders }: Dependencies, input: ToolInput, asker: Asker): Promise<FoundRecords> {
  const { orderIds } = await findOrderedLines(db, asker.caller, {
    filters: filtersOf(input, asker),
    words: input.words,
  })
  const inOrder = input.sort === 'oldest' ? orderIds.toReversed() : orderIds
  const shown = await Promise.all(wanted(inOrder, input).map((id) => orders.visibleTo(asker.caller).find(id)))
  const facts = shown.flatMap((order) => (order ? [detailedOrderFact(order, asker)] : []))
  return { facts, total: orderIds.length }
}
