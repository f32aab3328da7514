import { type RawBuilder, sql } from 'kysely'

/** Whether an order, read as `customer_order`, has the invoice of a number. */
export const isOfInvoice = (number: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from order_invoice as invoice
  where invoice.organization_id = customer_order.organization_id and invoice.order_id = customer_order.id
    and invoice.number = ${number}::integer)`
