import { periodOf } from '../../../domain/period'
import { askedOrganization } from '../../../record-tools/asked-organization'
import type { Asker, ToolInput } from '../../../record-tools/record-tool'
import type { OrderSummary } from '../order'
import type { OrderRepository } from '../order.repository'
import type { OrderFilter, OrderSort } from '../order-list.repository'
import { orderStates } from './order-states'

/** What a question narrows the list of orders by, besides their state. */
function filterOf(input: ToolInput, { caller, timeZone }: Asker): Omit<OrderFilter, 'search'> {
  const { from, until } = periodOf(timeZone, input.period?.from, input.period?.to)
  return {
    ...askedOrganization(input, caller),
    createdFrom: from?.toISOString(),
    createdBefore: until?.toISOString(),
  }
}

/** The filters whose orders together are those that are asked for, none of them in two. */
export function filtersOf(input: ToolInput, asker: Asker): Omit<OrderFilter, 'search'>[] {
  const filter = filterOf(input, asker)
  // What was cancelled costs nothing, and is no cheap order.
  const state = input.state ?? (input.sort === 'smallest' ? 'confirmed' : '')
  const parts = orderStates[state] ?? [{}]
  const machines = input.instanceIds ?? [undefined]
  return parts.flatMap((part) => machines.map((instanceId) => ({ ...filter, ...part, instanceId })))
}

/** The orders that are asked for, as many as are wanted, and how many there are. */
export async function findAskedOrders(
  orders: OrderRepository,
  input: ToolInput,
  asker: Asker,
): Promise<{ found: OrderSummary[]; total: number }> {
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
