import { type Expression, sql } from 'kysely'
import { seesOrder } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { containsEveryWord, likePattern } from '../../db/contains-every-word'

/**
 * Whether a `customer_order` is found by what a person typed. The whole number of an order that they may see finds that
 * order, and a whole PO number the orders whose PO numbers begin with it; anything else words of the order number, the PO
 * number and the operator's name. Nothing typed finds all.
 */
export async function orderSearch(db: Database, caller: Caller, search: string): Promise<Expression<boolean>> {
  for (const { whole, found } of numbersOf(search.trim().toLowerCase())) {
    const visible = db.selectFrom('customer_order').where(seesOrder(caller)).where(whole)
    if (await visible.select('customer_order.id').limit(1).executeTakeFirst()) return found
  }
  return sql<boolean>`${containsEveryWord(search, [sql.ref<string | null>('customer_order.search_text')])}`
}

/** What a text may be the whole number of. */
function numbersOf(text: string): { whole: Expression<boolean>; found: Expression<boolean> }[] {
  if (!/\d/.test(text)) return []
  const poNumber = sql`lower(customer_order.po_number)`
  const ofOrder = /^so-(\d{1,9})$/.exec(text)?.[1]
  const isOrder = ofOrder && sql<boolean>`customer_order.number = ${Number(ofOrder)}`
  return [
    ...(isOrder ? [{ whole: isOrder, found: isOrder }] : []),
    {
      whole: sql<boolean>`${poNumber} = ${text}`,
      found: sql<boolean>`${poNumber} like ${`${likePattern(text)}%`}`,
    },
  ]
}
