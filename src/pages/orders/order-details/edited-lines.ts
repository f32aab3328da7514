import { linesOf, type Order, type OrderChange } from '@/entities/order'
import { ApiError } from '@/shared/api'
import { readWholeNumber } from '@/shared/lib/whole-number'

/** What is typed: the quantity of each line by its id, where 0 removes it, and what is added. */
export type EditedLines = {
  quantities: Record<string, string>
  added: { part_id: string; bundle_id: string; name: string; quantity: string }[]
}

export const linesToEdit = (order: Order): EditedLines => ({
  quantities: Object.fromEntries(linesOf(order).map(({ id, quantity }) => [id, String(quantity)])),
  added: [],
})

/** The change of an order, and the field of the form that each line of it comes from. */
export function changeOf({ quantities, added }: EditedLines, order: Order) {
  const present = (lines: readonly { id: string }[]) =>
    lines.map(({ id }) => ({
      field: `quantities.${id}`,
      line: { line_id: id, quantity: readWholeNumber(quantities[id] ?? '') ?? 0 },
    }))
  const more = added.map((line, index) => ({
    ...line,
    quantity: readWholeNumber(line.quantity) ?? 1,
    field: `added.${index}.quantity`,
  }))
  const parts = [
    ...present(order.order_parts),
    ...more
      .filter(({ part_id }) => part_id !== '')
      .map(({ part_id, quantity, field }) => ({ field, line: { part_id, quantity } })),
  ]
  const bundles = [
    ...present(order.order_bundles),
    ...more
      .filter(({ bundle_id }) => bundle_id !== '')
      .map(({ bundle_id, quantity, field }) => ({ field, line: { bundle_id, quantity } })),
  ]
  const body: OrderChange = {
    version: order.version,
    order_parts: parts.map(({ line }) => line),
    order_bundles: bundles.map(({ line }) => line),
  }
  return {
    body,
    fields: { order_parts: parts.map(({ field }) => field), order_bundles: bundles.map(({ field }) => field) },
  }
}

type Fields = ReturnType<typeof changeOf>['fields']

/** The same error, with what is wrong with a line at the field that the line was typed in. */
export function atTheirFields(cause: unknown, fields: Fields): unknown {
  if (!(cause instanceof ApiError) || Object.keys(cause.fields).length === 0) return cause
  const errors = Object.entries(cause.fields).map(([name, message]) => {
    const [list, index] = name.split('.')
    const field = list === 'order_parts' || list === 'order_bundles' ? fields[list][Number(index)] : undefined
    return { path: `body.${field ?? name}`, message }
  })
  const problem = typeof cause.data === 'object' ? cause.data : {}
  return new ApiError({ status: cause.status, data: { ...problem, errors } })
}
