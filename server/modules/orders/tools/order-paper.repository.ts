import { type AliasedExpression, sql } from 'kysely'
import { seesOrder } from '../../../access'
import type { Database } from '../../../db/connection'
import type { OrderReturnStatus, PaymentStatus } from '../../../db/schema'
import { periodOf } from '../../../domain/period'
import { askedOrganization } from '../../../record-tools/asked-organization'
import type { Asker, ToolInput } from '../../../record-tools/record-tool'
import { ofState, statesIn } from '../../../record-tools/states'
import { amountOf as creditedOn } from '../credit-notes/credit-note.repository'
import { matches } from '../order-list.repository'
import { isOfInvoice } from './of-invoice.repository'
import { type OrderPart, orderStates } from './order-states'
import { ordersNaming } from './orders-naming.repository'

/** Of more papers, the newest are read for one question. */
export const MAX_PAPERS = 500

/** An invoice, a credit note or a return that is asked for. */
export interface AskedPaper {
  number: number
  issuedAt: Date
  orderId: string
  orderNumber: number
  currency: string
  operatorId: string
  operatorName: string
  paymentStatus: PaymentStatus
  /** What a credit note takes back; 0 for the others: the amounts of an invoice are in `invoicedAmounts`. */
  amount: number
}

export const amountOf = ({ amount }: Pick<AskedPaper, 'amount'>): number => amount

interface Paper {
  organization_id: string
  order_id: string
  number: number
  issued_at: Date
  amount: number
}

/** The invoices that are asked for, the newest first. */
export const findAskedInvoices = (db: Database, input: ToolInput, asker: Asker): Promise<AskedPaper[]> =>
  papersOf(
    db,
    db
      .selectFrom('order_invoice')
      .select(['organization_id', 'order_id', 'number', 'issued_at', sql<number>`0`.as('amount')])
      .as('paper'),
    { input, prefix: 'inv' },
    asker,
  )

/** The credit notes that are asked for, the newest first. */
export const findAskedCreditNotes = (db: Database, input: ToolInput, asker: Asker): Promise<AskedPaper[]> =>
  papersOf(
    db,
    db
      .selectFrom('credit_note as note')
      .select(['organization_id', 'order_id', 'number', 'issued_at', creditedOn('note').as('amount')])
      .as('paper'),
    { input, prefix: 'cn' },
    asker,
  )

/** The returns that are asked for, the newest first. */
export const findAskedReturns = (db: Database, { state, ...input }: ToolInput, asker: Asker): Promise<AskedPaper[]> =>
  papersOf(
    db,
    db
      .selectFrom('order_return')
      .$if(state !== undefined, (query) =>
        query.where('status', 'in', ofState<readonly OrderReturnStatus[]>(returnStates, state) ?? []),
      )
      .select(['organization_id', 'order_id', 'number', 'created_at as issued_at', sql<number>`0`.as('amount')])
      .as('paper'),
    { input, prefix: undefined },
    asker,
  )

const returnStates = {
  open: ['REQUESTED', 'ACCEPTED'],
  waiting: ['REQUESTED'],
  to_answer: ['REQUESTED'],
  accepted: ['ACCEPTED', 'RECEIVED'],
  declined: ['DECLINED'],
  completed: ['RECEIVED'],
  received: ['RECEIVED'],
  to_receive: ['ACCEPTED'],
  to_refund: ['ACCEPTED', 'RECEIVED'],
  cancelled: ['CANCELLED'],
} satisfies Record<string, readonly OrderReturnStatus[]>

export const askedReturnStates = statesIn(returnStates, {
  open: 'requested or accepted, not received yet',
  waiting: 'requested and not answered by the dealership',
  to_answer: 'the same as waiting',
  completed: 'received',
  to_receive: 'accepted and not received yet',
  to_refund: 'accepted or received, and not all of it refunded yet',
})

interface AskedFor {
  input: ToolInput
  /** Of the numbers of the papers, if they have one; those of orders and invoices name the papers of an order. */
  prefix: 'inv' | 'cn' | undefined
}

async function papersOf(
  db: Database,
  papers: AliasedExpression<Paper, 'paper'>,
  { input, prefix }: AskedFor,
  asker: Asker,
) {
  const { from, until } = periodOf(asker.timeZone, input.period?.from, input.period?.to)
  const parts = ofState<readonly OrderPart[]>(orderStates, input.state) ?? [{}]
  const number = prefix && numberOf(input.number, prefix)
  const orderNumber = numberOf(input.number, 'so')
  const invoiceNumber = prefix === 'inv' ? undefined : numberOf(input.number, 'inv')
  const paid = { isOnAccount: input.paidBy && (input.paidBy === 'account' ? ('true' as const) : ('false' as const)) }
  const isOther = input.number !== undefined && (number ?? orderNumber ?? invoiceNumber) === undefined
  const machines = input.instanceIds
  const named = await ordersNaming(db, input, asker)
  return db
    .selectFrom('customer_order')
    .innerJoin('organization as operator', 'operator.id', 'customer_order.operator_id')
    .innerJoin(papers, (join) =>
      join
        .onRef('paper.organization_id', '=', 'customer_order.organization_id')
        .onRef('paper.order_id', '=', 'customer_order.id'),
    )
    .where(seesOrder(asker.caller))
    .where(({ or }) =>
      or(parts.map((part) => matches({ ...askedOrganization(input, asker.caller), ...paid, ...part }))),
    )
    .where(sql<boolean>`paper.issued_at >= ${from ?? '-infinity'}::timestamptz`)
    .where(sql<boolean>`paper.issued_at < ${until ?? 'infinity'}::timestamptz`)
    .$if(machines !== undefined, (query) =>
      query.where(sql<boolean>`customer_order.instance_id = any(${machines}::uuid[])`),
    )
    .$if(named !== undefined, (query) => query.where(sql<boolean>`customer_order.id = any(${named}::uuid[])`))
    .$if(number !== undefined, (query) => query.where(sql<boolean>`paper.number = ${number}::integer`))
    .$if(orderNumber !== undefined, (query) =>
      query.where(sql<boolean>`customer_order.number = ${orderNumber}::integer`),
    )
    .$if(invoiceNumber !== undefined, (query) => query.where(isOfInvoice(invoiceNumber ?? '')))
    .$if(isOther, (query) => query.where(sql<boolean>`lower(customer_order.po_number) = lower(${input.number})`))
    .select(['paper.number', 'paper.issued_at as issuedAt', 'paper.amount', 'customer_order.id as orderId'])
    .select(['customer_order.number as orderNumber', 'customer_order.currency'])
    .select(['customer_order.payment_status as paymentStatus'])
    .select(['customer_order.operator_id as operatorId', 'operator.name as operatorName'])
    .orderBy('paper.issued_at', 'desc')
    .orderBy('paper.number', 'desc')
    .limit(sql.lit(MAX_PAPERS))
    .execute()
}

const numberOf = (typed: string | undefined, prefix: string): string | undefined =>
  new RegExp(`^${prefix}-?(\\d{1,9})$`, 'i').exec(typed ?? '')?.[1]
