import { type Expression, sql } from 'kysely'
import { seesOrder } from '../../access'
import type { Caller } from '../../access/caller'
import { beginsWith, prefixValues } from '../../db/begins-with'
import type { Param } from '../../db/compile-once'
import type { Database } from '../../db/connection'
import { likePattern } from '../../db/contains-every-word'

export type NumberKind = 'order-number' | 'po-number'

/** What a person typed, if it is the whole number of an order or of a purchase. */
export interface SoughtNumber {
  kind: NumberKind
  /** Of `hasNumber`. */
  values: Record<string, string>
  /** Whether the number of a `customer_order` begins with it. */
  begins: Expression<boolean>
}

const poNumber = sql<string>`lower(customer_order.po_number)`

/** What a search may be the whole number of. */
export function numbersIn(search: string): SoughtNumber[] {
  const text = search.trim().toLowerCase()
  if (!/\d/.test(text)) return []
  const [, number] = /^so-(\d{1,9})$/.exec(text) ?? []
  return [
    ...(number ? [{ kind: 'order-number', values: { number }, begins: isNumber(number) } as const] : []),
    {
      kind: 'po-number',
      values: prefixValues(text),
      begins: sql<boolean>`${poNumber} like ${`${likePattern(text)}%`}`,
    },
  ]
}

/**
 * Whether a `customer_order` is found by a whole number: the order with that number; for the PO number of an order that the
 * caller may see, those whose PO numbers begin with it.
 */
export function hasNumber(db: Database, caller: Caller, kind: NumberKind, param: Param): Expression<boolean> {
  if (kind === 'order-number') return isNumber(param('number'))
  const whole = db
    .selectFrom('customer_order')
    .where(seesOrder(caller))
    .where(sql<boolean>`${poNumber} = ${param('beginning')}`)
    .select('customer_order.id')
  return sql<boolean>`(${beginsWith(poNumber, param)} and exists ${whole})`
}

const isNumber = (number: string) => sql<boolean>`customer_order.number = ${number}::integer`
