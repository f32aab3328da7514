import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../../db/connection'
import { toTime, type WithTexts } from '../../../db/json-times'
import { nextNumber } from '../../../db/next-number'
import type { DB } from '../../../db/schema'
import type { Order } from '../order'
import type { CreditedLine, CreditNote, CreditNoteReason, InvoicedLine } from './credit-note'

type Key = Pick<Order, 'id' | 'dealership'>

/** What a credit note in the query takes back, with tax. */
export const amountOf = (note: string) => sql<number>`(
  select sum(line.subtotal_amount + line.core_charge_amount + line.tax_amount)::bigint from credit_note_line as line
  where line.organization_id = ${sql.ref(`${note}.organization_id`)} and line.order_id = ${sql.ref(`${note}.order_id`)}
    and line.number = ${sql.ref(`${note}.number`)})`

/** The credit notes of an order, as JSON within its row. */
export const creditNotesOf = (eb: ExpressionBuilder<DB, 'customer_order'>) =>
  eb
    .selectFrom('credit_note as note')
    .leftJoin('order_return as returned', 'returned.id', 'note.return_id')
    .whereRef('note.organization_id', '=', 'customer_order.organization_id')
    .whereRef('note.order_id', '=', 'customer_order.id')
    .select(['note.number', 'note.issued_at as issuedAt', 'returned.number as returnNumber'])
    .select(sql<CreditNoteReason>`note.reason`.as('reason'))
    .select(amountOf('note').as('amount'))
    .orderBy('note.number')

export const toCreditNote = ({ issuedAt, ...note }: WithTexts<CreditNote>): CreditNote => ({
  ...note,
  issuedAt: toTime(issuedAt),
})

/** The lines of an order's invoice, with what its credit notes have taken back; none before it is issued. */
export async function findInvoicedLines(db: Database, order: Order): Promise<InvoicedLine[]> {
  const sums = (condition: RawBuilder<unknown>) => sql`json_build_object(
    'quantity', coalesce(sum(line.quantity) filter (where ${condition}), 0),
    'subtotal', coalesce(sum(line.subtotal_amount) filter (where ${condition}), 0),
    'coreCharge', coalesce(sum(line.core_charge_amount) filter (where ${condition}), 0),
    'tax', coalesce(sum(line.tax_amount) filter (where ${condition}), 0))`
  const { rows } = await sql<Pick<InvoicedLine, 'lineId' | 'quantity' | 'credited' | 'refunded'>>`
    select invoiced.line_id as "lineId", invoiced.quantity, ${sums(sql`true`)} as credited,
      ${sums(sql`note.reason = 'REFUND'`)} as refunded
    from order_invoice_line as invoiced
    left join credit_note_line as line on line.organization_id = invoiced.organization_id
      and line.order_id = invoiced.order_id and line.line_id = invoiced.line_id
    left join credit_note as note on note.organization_id = line.organization_id and note.order_id = line.order_id
      and note.number = line.number
    where invoiced.organization_id = ${order.dealership.id} and invoiced.order_id = ${order.id}
    group by invoiced.line_id, invoiced.quantity`.execute(db)
  const found = new Map(rows.map((row) => [row.lineId, row]))
  return order.lines.flatMap(({ id, unitAmount, coreChargeAmount }) => {
    const row = found.get(id)
    return row ? [{ ...row, unitAmount, coreChargeAmount }] : []
  })
}

export const findCreditedLines = (db: Database, { id, dealership }: Key, number: number): Promise<CreditedLine[]> =>
  db
    .selectFrom('credit_note_line as credited')
    .innerJoin('order_line as ordered', (join) =>
      join
        .onRef('ordered.organization_id', '=', 'credited.organization_id')
        .onRef('ordered.order_id', '=', 'credited.order_id')
        .onRef('ordered.id', '=', 'credited.line_id'),
    )
    .where('credited.organization_id', '=', dealership.id)
    .where('credited.order_id', '=', id)
    .where('credited.number', '=', number)
    .select(['credited.line_id as lineId', 'credited.quantity', 'credited.subtotal_amount as subtotal'])
    .select(['credited.core_charge_amount as coreCharge', 'credited.tax_amount as tax'])
    .orderBy('ordered.position')
    .execute()

interface NewCreditNote {
  reason: CreditNoteReason
  returnId?: string | undefined
  lines: readonly CreditedLine[]
}

/** Stores a credit note under the number that follows the last one of the dealership. */
export async function insertCreditNote(trx: Transaction, { id, dealership }: Key, note: NewCreditNote): Promise<void> {
  const organization_id = dealership.id
  const number = await nextNumber(trx, organization_id, 'credit_note')
  const key = { organization_id, order_id: id, number }
  await trx
    .insertInto('credit_note')
    .values({ ...key, reason: note.reason, return_id: note.returnId ?? null })
    .execute()
  await trx
    .insertInto('credit_note_line')
    .values(
      note.lines.map(({ lineId, quantity, subtotal, coreCharge, tax }) => ({
        ...key,
        line_id: lineId,
        quantity,
        subtotal_amount: subtotal,
        core_charge_amount: coreCharge,
        tax_amount: tax,
      })),
    )
    .execute()
}

/** The credit notes that this transaction has issued for an order. */
export async function creditNotesIssuedNow(trx: Transaction, orderId: string): Promise<IssuedNow[]> {
  return trx
    .selectFrom('credit_note as note')
    .innerJoin('customer_order as o', (join) =>
      join.onRef('o.organization_id', '=', 'note.organization_id').onRef('o.id', '=', 'note.order_id'),
    )
    .where('note.order_id', '=', orderId)
    .where('note.issued_at', '=', sql<Date>`now()`)
    .select(['note.number', 'o.currency'])
    .select(amountOf('note').as('amount'))
    .orderBy('note.number')
    .execute()
}

export interface IssuedNow {
  number: number
  currency: string
  amount: number
}
