import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/connection'
import { type FoundOnPaper, findOnPaper, hasNumber, type PrintedNumbers } from '../../db/printed-numbers'
import type { DB } from '../../db/schema'

/** The papers of an order: its lines, also by the number that was asked for, shipments, invoice and credit notes. */
const printed: PrintedNumbers = {
  table: 'customer_order',
  findersOf: (number) => [
    sql`select organization_id, order_id from order_line where ${hasNumber('order_line.part_number', number)}`,
    sql`select organization_id, order_id from order_line where ${hasNumber('order_line.asked_number', number)}`,
    sql`select organization_id, order_id from shipment where ${hasNumber('shipment.tracking_number', number)}`,
    ...ofSeries('INV', 'order_invoice', number),
    ...ofSeries('CN', 'credit_note', number),
  ],
}

/** A number of a series may be typed without its prefix. */
function ofSeries(prefix: string, table: 'order_invoice' | 'credit_note', typed: string) {
  const [, number] = new RegExp(`^(?:${prefix})?0*(\\d{1,9})$`).exec(typed) ?? []
  return number === undefined
    ? []
    : [sql`select organization_id, order_id from ${sql.table(table)} where number = ${number}::integer`]
}

/**
 * Orders by what is printed on their papers, or their own words.
 * @param sees of a `customer_order`
 */
export const findOrdersOnPaper = (
  db: Database,
  search: string,
  sees: (eb: ExpressionBuilder<DB, 'customer_order'>) => Expression<SqlBool>,
): Promise<FoundOnPaper> =>
  findOnPaper(db, printed, search, (condition) =>
    db.selectFrom('customer_order').where(sees).where(condition).select('customer_order.id'),
  )
