import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import { salesNumber } from '../../../domain/sales-number'
import type { Language } from '../../../domain/text'
import type { PlatformHandlers } from '../../../http/operation'
import { pdfReply } from '../../../http/pdf-reply'
import type { Composed, DocumentDrawer } from '../../../infrastructure/documents/document-drawer'
import type { Order } from '../order'
import { findOrder } from '../order.repository'
import { partiesOf } from '../order-party.repository'
import type { OrderReader } from '../order-reader.operations'
import { asInvoiced } from './as-invoiced'
import { composeSheet } from './compose-sheet'
import { findInvoice } from './invoice.repository'
import { letterheadOf } from './letterhead.repository'
import { assertHasDocument, type OrderDocumentKind } from './order-document'

interface Dependencies {
  db: Database
  documents: Pick<DocumentDrawer, 'draw'>
  reader: OrderReader
}

/** The confirmation and the invoice of an order, for both of its sides and for the holder of a link to it. */
export function orderDocumentOperations({ db, documents, reader }: Dependencies) {
  async function compose(order: Order, kind: OrderDocumentKind, language: Language): Promise<Composed> {
    assertHasDocument(kind, order)
    const [parties, { timeZone, logoKey }, invoice] = await Promise.all([
      partiesOf(db, order),
      letterheadOf(db, order.dealership.id),
      kind === 'invoice' ? findInvoice(db, order) : undefined,
    ])
    const shown = invoice ? asInvoiced(order, invoice) : order
    const sheet = composeSheet({ kind, order: shown, ...parties, timeZone, issuedAt: invoice?.issuedAt, language })
    return { name: `${salesNumber('order', order.number)}-${kind}`, sheet, logoKey }
  }

  return {
    getOrderDocument: async ({ path, caller, language }) =>
      pdfReply(
        await documents.draw(async () => {
          const { order } = await reader.visible(caller, path.id)
          return compose(order, path.kind, language)
        }),
      ),

    getOrderDocumentByLink: async ({ proof, path, language }) =>
      pdfReply(
        await documents.draw(async () => {
          const order = await findOrder(db, proof.id)
          if (!order) throw notFound('Order')
          return compose(order, path.kind, language)
        }),
      ),
  } satisfies Pick<PlatformHandlers, 'getOrderDocument' | 'getOrderDocumentByLink'>
}
