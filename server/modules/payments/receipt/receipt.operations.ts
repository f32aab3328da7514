import { seesOrder } from '../../../access'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import { salesNumber } from '../../../domain/sales-number'
import type { Language } from '../../../domain/text'
import type { PlatformHandlers } from '../../../http/operation'
import { pdfReply } from '../../../http/pdf-reply'
import type { Composed, DocumentDrawer } from '../../../infrastructure/documents/document-drawer'
import { asInvoiced, findInvoice, findOrder, findPaper } from '../../orders'
import { findPayments } from '../stored-payment.repository'
import { composeReceipt } from './compose-receipt'

/** The receipt of what an order was paid, for whoever sees the order or has its link. */
export function receiptOperations({ db, documents }: { db: Database; documents: Pick<DocumentDrawer, 'draw'> }) {
  async function compose(orderId: string, language: Language): Promise<Composed> {
    const [order, payments] = await Promise.all([findOrder(db, orderId), findPayments(db, orderId)])
    const captured = payments.filter(({ capturedAmount }) => capturedAmount > 0)
    // Money that came too late is all that was paid of an order that had ended.
    const payment = captured.find(({ isLate }) => !isLate) ?? captured[0]
    if (!order || !payment) throw notFound('Payment')
    const [paper, invoice] = await Promise.all([findPaper(db, order, language), findInvoice(db, order)])
    const paid = invoice ? asInvoiced(order, invoice) : order
    const sheet = composeReceipt({ order: paid, payment, ...paper })
    return { name: `${salesNumber('order', order.number)}-receipt`, sheet, logoKey: paper.logoKey }
  }

  const reply = async (orderId: string, language: Language) =>
    pdfReply(await documents.draw(() => compose(orderId, language)))

  return {
    getOrderReceipt: async ({ path, caller, language }) => {
      const order = await db
        .selectFrom('customer_order')
        .where(seesOrder(caller))
        .where('id', '=', path.id)
        .select('id')
        .executeTakeFirst()
      if (!order) throw notFound('Order')
      return reply(order.id, language)
    },

    getOrderReceiptByLink: ({ proof, language }) => reply(proof.id, language),
  } satisfies Pick<PlatformHandlers, 'getOrderReceipt' | 'getOrderReceiptByLink'>
}
