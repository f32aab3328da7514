import { seesSharedRecords } from '../../../access'
import type { Database } from '../../../db/connection'
import { asksForField } from '../../../record-tools/fields'
import { wanted } from '../../../record-tools/matching'
import { newestNote } from '../../../record-tools/newest-note'
import { ownOrdersNote } from '../../../record-tools/own-orders-note'
import type { Asker, Fact, FoundRecords, RecordTool } from '../../../record-tools/record-tool'
import type { Order } from '../order'
import type { OrderRepository } from '../order.repository'
import { comparesConfirmed, filtersOf, findAskedOrders, type OrdersInput } from './asked-orders'
import { confirmedNote, sumOf } from './confirmed-sum'
import { findMovedOrders, isAboutMoves } from './moved-orders'
import { allOrderDetails, orderDetails } from './order-details.repository'
import { orderFact } from './order-facts'
import { nobody, withPlacers } from './order-placers.repository'
import { askedOrderStates } from './order-states'
import { findOrderedLines, MAX_LINES } from './ordered-line.repository'

interface Dependencies {
  db: Database
  orders: OrderRepository
}

/** Orders and their way: status, parcels, what is in them, what they come to. */
export const ordersTool = ({ db, orders }: Dependencies): RecordTool => ({
  name: 'orders',
  description: 'Orders with status, payment, parcels and tracking, lines and totals; newest first.',
  input: [
    ...(['period', 'organizationId', 'instanceIds', 'placedBy', 'number', 'amount', 'state', 'paidBy'] as const),
    ...(['details', 'words', 'sort', 'skip', 'limit'] as const),
  ],
  states: askedOrderStates,
  records: { en: 'orders', es: 'pedidos' },
  mayUse: seesSharedRecords,
  find: async (asked, asker) => {
    const input = await withPlacers(db, asked, asker)
    if (!input) return nobody
    const found = input.words ? await withWords({ db, orders }, input, asker) : await all({ db, orders }, input, asker)
    return { ...found, roleLimit: ownOrdersNote(asker) }
  },
})

async function all({ db, orders }: Dependencies, input: OrdersInput, asker: Asker): Promise<FoundRecords> {
  if (isAboutMoves(input)) {
    const moved = await findMovedOrders(orders, input, asker)
    return { facts: await detailedFacts(db, wanted(moved, input), input, asker), total: moved.length }
  }
  const { found, total } = await findAskedOrders(orders, input, asker)
  const note = comparesConfirmed(input) ? confirmedNote(asker) : undefined
  const facts =
    found.length === 1 || asksForField(input)
      ? await detailedFacts(db, await read(orders, found, asker), input, asker)
      : found.map((order) => orderFact(order, asker))
  if (found.length === 1 || input.number) return { facts, total, note: input.number ? undefined : note }
  const { text, isOfSome } = await sumOf(orders, input, asker)
  return { facts, total, sum: text, note: isOfSome ? confirmedNote(asker) : note }
}

async function withWords({ db, orders }: Dependencies, input: OrdersInput, asker: Asker): Promise<FoundRecords> {
  const { orderIds, isCut } = await findOrderedLines(db, asker, {
    filters: filtersOf(input, asker),
    words: input.words,
  })
  const inOrder = input.sort === 'oldest' ? orderIds.toReversed() : orderIds
  const shown = await read(
    orders,
    wanted(inOrder, input).map((id) => ({ id })),
    asker,
  )
  const facts = await detailedFacts(db, shown, input, asker)
  return { facts, total: orderIds.length, note: isCut ? newestNote(MAX_LINES, asker) : undefined }
}

async function read(orders: OrderRepository, found: readonly { id: string }[], asker: Asker): Promise<Order[]> {
  const visible = orders.visibleTo(asker.caller)
  return (await Promise.all(found.map(({ id }) => visible.find(id)))).flatMap((order) => order ?? [])
}

/** One order says all that its page says; several say how far they have come, and what is asked. */
function detailedFacts(db: Database, orders: readonly Order[], input: OrdersInput, asker: Asker): Promise<Fact[]> {
  const isRead = orders.length === 1 || asksForField(input)
  return Promise.all(
    orders.map(async (order) => ({
      ...orderFact(order, asker),
      details: isRead ? await allOrderDetails(db, order, asker) : orderDetails(order, asker),
    })),
  )
}
