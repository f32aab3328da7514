import { seesSharedRecords } from '../../../access'
import type { Database } from '../../../db/connection'
import { money } from '../../../domain/money'
import { inLanguage } from '../../../record-tools/asker-text'
import { wanted } from '../../../record-tools/matching'
import type { RecordTool } from '../../../record-tools/record-tool'
import { asInvoiced } from '../documents/as-invoiced'
import { findInvoice } from '../documents/invoice.repository'
import { findOrder } from '../order.repository'
import { type AskedPaper, findAskedInvoices, MAX_PAPERS } from './order-paper.repository'
import { ownOrdersNote } from './own-orders-note'
import { inWantedOrder, paperFact, sumOfPapers } from './paper-facts'

/** Of more invoices nobody needs the sum in a conversation, and each is read by itself. */
const MAX_SUMMED = 60

/** Invoices of orders, whether they are paid, and what they come to. */
export const invoicesTool = (db: Database): RecordTool => ({
  name: 'invoices',
  description: 'Invoices of orders with day, amount and whether they are paid.',
  input: ['period', 'organizationId', 'instanceIds', 'number', 'state', 'sort', 'skip', 'limit'],
  records: { en: 'invoices', es: 'facturas' },
  mayUse: seesSharedRecords,
  find: async (input, asker) => {
    const papers = await findAskedInvoices(db, input, asker)
    const isSummed = papers.length <= MAX_SUMMED
    const read = isSummed ? papers : wanted(inWantedOrder(papers, input), input)
    const invoices = await Promise.all(read.map(async (paper) => ({ ...paper, amount: await amountOn(db, paper) })))
    const shown = isSummed ? wanted(inWantedOrder(invoices, input), input) : invoices
    return {
      facts: shown.map((invoice) => {
        const isPaid = invoice.paymentStatus !== 'UNPAID'
        const paid = isPaid ? { en: 'paid', es: 'pagada' } : { en: 'not paid yet', es: 'aún sin pagar' }
        return paperFact('invoice', invoice, [inLanguage(paid, asker)], asker)
      }),
      total: papers.length,
      sum: isSummed
        ? sumOfPapers(
            invoices.map(({ amount, currency }) => money(amount, currency)),
            asker,
          )
        : undefined,
      note: papers.length === MAX_PAPERS ? tooMany(asker) : ownOrdersNote(asker),
    }
  },
})

/** What the invoice says, whatever was cancelled since. */
async function amountOn(db: Database, { orderId }: AskedPaper): Promise<number> {
  const order = await findOrder(db, orderId)
  const invoice = order && (await findInvoice(db, order))
  return invoice ? asInvoiced(order, invoice).totalAmount : 0
}

const tooMany = (asker: Parameters<typeof ownOrdersNote>[0]) =>
  inLanguage(
    { en: `Only the newest ${MAX_PAPERS} are counted.`, es: `Solo se cuentan las ${MAX_PAPERS} más recientes.` },
    asker,
  )
