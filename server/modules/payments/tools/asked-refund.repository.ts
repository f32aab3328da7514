import { sql } from 'kysely'
import { seesOrder } from '../../../access'
import type { Database } from '../../../db/connection'
import { personName } from '../../../db/person-name'
import { within } from '../../../db/within'
import { periodOf } from '../../../domain/period'
import { askedOrganization } from '../../../record-tools/asked-organization'
import type { Asker, ToolInput } from '../../../record-tools/record-tool'
import { isOfInvoice } from '../../orders'

/** So many are read for one question; of more, no sum is written. */
export const MAX_REFUNDS = 1000

export type AskedRefund = Awaited<ReturnType<typeof findAskedRefunds>>[number]

/** What was given back for the orders that are asked for, the newest first; without what never went back. */
export function findAskedRefunds(db: Database, input: ToolInput, asker: Asker) {
  const { operatorId, dealershipId } = askedOrganization(input, asker.caller)
  const { instanceIds, number } = input
  const [, orderNumber] = /^so-?(\d{1,9})$/i.exec(number ?? '') ?? []
  const [, invoiceNumber] = /^inv-?(\d{1,9})$/i.exec(number ?? '') ?? []
  return db
    .selectFrom('payment_refund as refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .innerJoin('customer_order', 'customer_order.id', 'payment.order_id')
    .innerJoin('organization as operator', 'operator.id', 'customer_order.operator_id')
    .leftJoin('person', 'person.id', 'refund.requested_by')
    .leftJoin('order_return as returned', 'returned.id', 'refund.return_id')
    .where(seesOrder(asker.caller))
    .where(sql<boolean>`refund.state not in ('FAILED', 'CANCELED')`)
    .where(within('refund.created_at', periodOf(asker.timeZone, input.period?.from, input.period?.to)))
    .$if(operatorId !== undefined, (query) => query.where(sql<boolean>`customer_order.operator_id = ${operatorId}`))
    .$if(dealershipId !== undefined, (query) =>
      query.where(sql<boolean>`customer_order.organization_id = ${dealershipId}`),
    )
    .$if(instanceIds !== undefined, (query) =>
      query.where(sql<boolean>`customer_order.instance_id = any(${instanceIds}::uuid[])`),
    )
    .$if(orderNumber !== undefined, (query) =>
      query.where(sql<boolean>`customer_order.number = ${orderNumber}::integer`),
    )
    .$if(invoiceNumber !== undefined, (query) => query.where(isOfInvoice(invoiceNumber ?? '')))
    .$if(number !== undefined && orderNumber === undefined && invoiceNumber === undefined, (query) =>
      query.where(sql<boolean>`lower(customer_order.po_number) = lower(${number})`),
    )
    .select(['refund.amount', 'refund.state', 'refund.reason', 'refund.created_at as createdAt', 'payment.currency'])
    .select(['payment.captured_amount as paid', 'customer_order.id as orderId', 'customer_order.number'])
    .select(['operator.id as operatorId', 'operator.name as operatorName', 'payment.method', 'refund.failure'])
    .select(['returned.number as returnNumber', personName('person').as('requestedBy')])
    .orderBy('refund.created_at', 'desc')
    .limit(sql.lit(MAX_REFUNDS))
    .execute()
}
