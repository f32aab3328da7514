import { seesSharedRecords } from '../../../access'
import type { Database } from '../../../db/connection'
import { inLanguage } from '../../../record-tools/asker-text'
import { asksForField } from '../../../record-tools/fields'
import { inWantedOrder } from '../../../record-tools/listed-records'
import { wanted } from '../../../record-tools/matching'
import { newestNote } from '../../../record-tools/newest-note'
import { ownOrdersNote } from '../../../record-tools/own-orders-note'
import type { Asker, RecordTool, ToolInput } from '../../../record-tools/record-tool'
import { writeAverage, writeSums } from '../../../record-tools/written-sums'
import { taxDetail } from './amount-details'
import { invoiceDetails } from './invoice-details.repository'
import { type InvoicedAmounts, invoicedAmounts } from './invoiced-amounts.repository'
import { type AskedPaper, amountOf, findAskedInvoices, MAX_PAPERS } from './order-paper.repository'
import { askedInvoiceStates } from './order-states'
import { paperFact } from './paper-facts'

/** Invoices of orders, whether they are paid, and what they come to. */
export const invoicesTool = (db: Database): RecordTool => ({
  name: 'invoices',
  description: 'Invoices of orders with day, amount, tax and whether they are paid.',
  input: [
    ...(['period', 'organizationId', 'instanceIds', 'number', 'state', 'paidBy', 'details'] as const),
    ...(['words', 'sort', 'skip', 'limit'] as const),
  ],
  states: askedInvoiceStates,
  records: { en: 'invoices', es: 'facturas' },
  mayUse: seesSharedRecords,
  find: async (input, asker) => {
    const papers = await findAskedInvoices(db, input, asker)
    const amounts = await invoicedAmounts(
      db,
      papers.map(({ orderId }) => orderId),
    )
    const invoices = papers.map((paper) => ({ ...paper, ...(amounts.get(paper.orderId) ?? nothing) }))
    const shown = wanted(inWantedOrder(invoices, input.sort, amountOf), input)
    const isRead = shown.length === 1 || asksForField(input)
    const facts = shown.map(async (invoice) => ({
      ...paperFact('invoice', invoice, [inLanguage(invoice.paymentStatus === 'UNPAID' ? unpaid : paid, asker)], asker),
      details: isRead ? await invoiceDetails(db, invoice, asker) : [taxDetail(invoice, asker)],
    }))
    return {
      facts: await Promise.all(facts),
      total: papers.length,
      sum: sumOf(invoices, input, asker),
      average: writeAverage(invoices, asker),
      note: papers.length === MAX_PAPERS ? newestNote(MAX_PAPERS, asker) : undefined,
      roleLimit: ownOrdersNote(asker),
    }
  },
})

type Invoice = AskedPaper & InvoicedAmounts

const nothing: InvoicedAmounts = { amount: 0, taxAmount: 0, taxName: '', taxBasisPoints: 0 }

const paid = { en: 'paid', es: 'pagada' }
const unpaid = { en: 'not paid yet', es: 'aún sin pagar' }

const isOnTax = ({ details }: ToolInput): boolean => details?.includes('tax') ?? false

/** What invoices come to, or the tax on them. */
function sumOf(invoices: readonly Invoice[], input: ToolInput, asker: Asker): string {
  if (!isOnTax(input)) return writeSums(invoices, asker)
  const tax = writeSums(
    invoices.map(({ currency, taxAmount }) => ({ currency, amount: taxAmount })),
    asker,
  )
  return inLanguage({ en: `${tax} of tax`, es: `${tax} de impuestos` }, asker)
}
