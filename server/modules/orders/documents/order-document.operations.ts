import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import { salesNumber } from '../../../domain/sales-number'
import type { Language } from '../../../domain/text'
import type { PlatformHandlers } from '../../../http/operation'
import { pdfReply } from '../../../http/pdf-reply'
import type { Composed, DocumentDrawer } from '../../../infrastructure/documents/document-drawer'
import { findCreditedLines } from '../credit-notes/credit-note.repository'
import type { Order } from '../order'
import { findOrder } from '../order.repository'
import type { OrderReader } from '../order-reader.operations'
import { asInvoiced } from './as-invoiced'
import { composeCreditNote } from './compose-credit-note'
import { composeSheet } from './compose-sheet'
import { findPaper } from './document-paper.repository'
import { findInvoice } from './invoice.repository'
import { assertHasDocument, type OrderDocumentKind } from './order-document'

interface Dependencies {
  db: Database
  documents: Pick<DocumentDrawer, 'draw'>
  reader: OrderReader
}

interface Asked {
  kind: OrderDocumentKind
  /** Of a credit note; absent for the last one. */
  number?: string | undefined
  language: Language
}

/** The confirmation, the invoice and the credit notes of an order, for both of its sides and for the holder of a link to it. */
export function orderDocumentOperations({ db, documents, reader }: Dependencies) {
  async function compose(order: Order, { kind, number, language }: Asked): Promise<Composed> {
    assertHasDocument(kind, order)
    if (kind === 'credit-note') return composeNote(order, number, language)
    const [paper, invoice] = await Promise.all([
      findPaper(db, order, language),
      kind === 'invoice' ? findInvoice(db, order) : undefined,
    ])
    const shown = invoice ? asInvoiced(order, invoice) : order
    const sheet = composeSheet({ kind, order: shown, ...paper, issuedAt: invoice?.issuedAt })
    return { name: `${salesNumber('order', order.number)}-${kind}`, sheet, logoKey: paper.logoKey }
  }

  async function composeNote(order: Order, number: string | undefined, language: Language): Promise<Composed> {
    const note = number
      ? order.creditNotes.find((one) => salesNumber('credit_note', one.number) === number)
      : order.creditNotes.at(-1)
    if (!note) throw notFound('Credit note')
    const [paper, lines] = await Promise.all([
      findPaper(db, order, language),
      findCreditedLines(db, order, note.number),
    ])
    const sheet = composeCreditNote({ order, note, lines, ...paper })
    return { name: salesNumber('credit_note', note.number), sheet, logoKey: paper.logoKey }
  }

  return {
    getOrderDocument: async ({ path, query, caller, language }) =>
      pdfReply(
        await documents.draw(async () => {
          const { order } = await reader.visible(caller, path.id)
          return compose(order, { ...path, ...query, language })
        }),
      ),

    getOrderDocumentByLink: async ({ proof, path, query, language }) =>
      pdfReply(
        await documents.draw(async () => {
          const order = await findOrder(db, proof.id)
          if (!order) throw notFound('Order')
          return compose(order, { ...path, ...query, language })
        }),
      ),
  } satisfies Pick<PlatformHandlers, 'getOrderDocument' | 'getOrderDocumentByLink'>
}
