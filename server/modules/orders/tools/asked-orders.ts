import { periodOf } from '../../../domain/period'
import { askedOrganization } from '../../../record-tools/asked-organization'
import type { Asker, ToolInput } from '../../../record-tools/record-tool'
import { ofState } from '../../../record-tools/states'
import type { OrderSummary } from '../order'
import type { OrderRepository } from '../order.repository'
import type { OrderFilter, OrderSort } from '../order-list.repository'
import { type OrderPart, orderStates, stateFor } from './order-states'

/** A tool's input with those whose name it has, where it asks for the orders of a person. */
export type OrdersInput = ToolInput & { placerIds?: readonly string[] }

/** What a question narrows the list of orders by, besides their state. */
function filterOf(input: OrdersInput, { caller, timeZone }: Asker): Omit<OrderFilter, 'search'> {
  const { from, until } = periodOf(timeZone, input.period?.from, input.period?.to)
  return {
    ...askedOrganization(input, caller),
    createdFrom: from?.toISOString(),
    createdBefore: until?.toISOString(),
    isOnAccount: input.paidBy && (input.paidBy === 'account' ? 'true' : 'false'),
    ...totalsOf(input.amount),
    instanceIds: input.instanceIds?.join(','),
    placerIds: input.placerIds?.join(','),
  }
}

function totalsOf(
  amount: ToolInput['amount'],
): Pick<OrderFilter, 'totalFrom' | 'totalAbove' | 'totalTo' | 'totalBelow'> {
  const [from, to] = [amount?.from?.toString(), amount?.to?.toString()]
  return amount?.isExclusive ? { totalAbove: from, totalBelow: to } : { totalFrom: from, totalTo: to }
}

/** The filters whose orders together are those that are asked for, none of them in two. */
export function filtersOf(input: OrdersInput, asker: Asker): Omit<OrderFilter, 'search'>[] {
  const filter = filterOf(input, asker)
  const state = input.state ?? (comparesConfirmed(input) ? 'confirmed' : input.amount ? 'not_cancelled' : '')
  const parts = ofState<readonly OrderPart[]>(orderStates, stateFor(state, asker.caller.organization?.type)) ?? [{}]
  return parts.map((part) => ({ ...filter, ...part }))
}

/** What was never paid is no expensive order, and what was cancelled no cheap one. */
export const comparesConfirmed = ({ sort, state }: ToolInput): boolean =>
  state === undefined && (sort === 'largest' || sort === 'smallest')

/** The orders that are asked for, as many as are wanted, and how many there are. */
export async function findAskedOrders(orders: OrderRepository, input: OrdersInput, asker: Asker): Promise<Found> {
  if (input.number && input.skip) return findBefore(orders, input, asker)
  const sort = sorts[input.sort ?? 'newest']
  const page = { page: 1, limit: (input.skip ?? 0) + input.limit }
  const lists = await Promise.all(
    filtersOf(input, asker).map((filter) =>
      orders.visibleTo(asker.caller).list({ ...filter, search: input.number ?? '' }, sort, page),
    ),
  )
  const found = lists.flatMap(({ items }) => items).toSorted(inOrder(sort))
  return {
    found: found.slice(input.skip ?? 0, page.limit),
    total: lists.reduce((sum, { total }) => sum + total, 0),
  }
}

interface Found {
  found: OrderSummary[]
  total: number
}

/** The order that was placed before the one with the number; the one before that if two are passed over. */
async function findBefore(orders: OrderRepository, { skip = 1, ...input }: OrdersInput, asker: Asker): Promise<Found> {
  const [named] = (await findAskedOrders(orders, { ...input, limit: 1 }, asker)).found
  if (!named) return { found: [], total: 0 }
  const filter = { ...filterOf(input, asker), createdBefore: named.createdAt.toISOString(), search: '' }
  const page = { page: 1, limit: skip }
  const { items } = await orders.visibleTo(asker.caller).list(filter, sorts.newest, page)
  const found = items.slice(skip - 1)
  return { found, total: found.length }
}

const sorts = {
  newest: { field: 'created_at', direction: 'desc' },
  oldest: { field: 'created_at', direction: 'asc' },
  largest: { field: 'total', direction: 'desc' },
  smallest: { field: 'total', direction: 'asc' },
} as const

const inOrder =
  ({ field, direction }: OrderSort) =>
  (one: OrderSummary, other: OrderSummary) => {
    const figure = (order: OrderSummary) => (field === 'total' ? order.totalAmount : order.createdAt.getTime())
    return direction === 'asc' ? figure(one) - figure(other) : figure(other) - figure(one)
  }
