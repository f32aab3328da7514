import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import { groupBy } from '../../../domain/group-by'
import { lineAmounts, orderAmounts } from '../order-amounts'

/** What an invoice says, in minor units, whatever was cancelled since. */
export interface InvoicedAmounts {
  amount: number
  taxAmount: number
  taxName: string
  taxBasisPoints: number
}

/** The amounts on the invoices of orders, by the order's id. */
export async function invoicedAmounts(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, InvoicedAmounts>> {
  const lines = await db
    .selectFrom('order_invoice_line as invoiced')
    .innerJoin('order_line as ordered', (join) =>
      join
        .onRef('ordered.organization_id', '=', 'invoiced.organization_id')
        .onRef('ordered.order_id', '=', 'invoiced.order_id')
        .onRef('ordered.id', '=', 'invoiced.line_id'),
    )
    .innerJoin('customer_order as o', (join) =>
      join.onRef('o.organization_id', '=', 'invoiced.organization_id').onRef('o.id', '=', 'invoiced.order_id'),
    )
    .where(sql<boolean>`invoiced.order_id = any(${orderIds}::uuid[])`)
    .select(['invoiced.order_id as orderId', 'invoiced.quantity', sql<number>`0`.as('cancelled')])
    .select(['ordered.unit_amount as unitAmount', 'ordered.core_charge_amount as coreChargeAmount'])
    .select(['o.currency', 'o.tax_basis_points as taxBasisPoints', 'o.tax_name as taxName'])
    .execute()
  return new Map(
    [...groupBy(lines, ({ orderId }) => orderId)].flatMap(([orderId, ofOrder]) => {
      const [first] = ofOrder
      if (!first) return []
      const { tax, total } = orderAmounts(
        ofOrder.map((line) => lineAmounts(line, line)),
        first.currency,
      )
      const { taxName, taxBasisPoints } = first
      const amounts = { amount: Number(total.amount), taxAmount: Number(tax.amount), taxName, taxBasisPoints }
      return [[orderId, amounts] as const]
    }),
  )
}
