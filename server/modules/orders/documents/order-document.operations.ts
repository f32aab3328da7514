import { Readable } from 'node:stream'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import { salesNumber } from '../../../domain/sales-number'
import type { Language } from '../../../domain/text'
import type { PlatformHandlers } from '../../../http/operation'
import type { FileStore } from '../../../infrastructure/files/file-store'
import type { Order } from '../order'
import { findOrder } from '../order.repository'
import type { OrderReader } from '../order-reader.operations'
import { composeSheet } from './compose-sheet'
import { documentParty } from './document-party.repository'
import { assertHasDocument, type OrderDocumentKind } from './order-document'

interface Dependencies {
  db: Database
  files: Pick<FileStore, 'read'>
  reader: OrderReader
}

/** The confirmation and the invoice of an order, for both of its sides and for the holder of a link to it. */
export function orderDocumentOperations({ db, files, reader }: Dependencies) {
  const reply = async (order: Order, kind: OrderDocumentKind, language: Language) => {
    assertHasDocument(kind, order)
    const [dealership, operator] = await Promise.all([
      documentParty(db, order.dealership.id),
      documentParty(db, order.operator.id),
    ])
    const sheet = composeSheet({ kind, order, dealership, operator, language })
    // Loaded with the first document: what draws it occupies memory that most servers never need.
    const { drawSheet } = await import('./draw-sheet')
    const pdf = await drawSheet(sheet, await logoOf(files, dealership.logoKey))
    const name = `${salesNumber('order', order.number)}-${kind}.pdf`
    const headers = {
      'content-type': 'application/pdf',
      'content-length': pdf.length,
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    }
    return { status: 200, body: Readable.from([pdf]), headers } as const
  }

  return {
    getOrderDocument: async ({ path, caller, language }) => {
      const { order } = await reader.visible(caller, path.id)
      return reply(order, path.kind, language)
    },

    getOrderDocumentByLink: async ({ proof, path, language }) => {
      const order = await findOrder(db, proof.id)
      if (!order) throw notFound('Order')
      return reply(order, path.kind, language)
    },
  } satisfies Pick<PlatformHandlers, 'getOrderDocument' | 'getOrderDocumentByLink'>
}

/** A logo as PNG, which documents can contain; they do without one whose file is gone or damaged. */
async function logoOf(files: Pick<FileStore, 'read'>, key: string | null): Promise<Buffer | undefined> {
  if (!key) return undefined
  try {
    const { default: sharp } = await import('sharp')
    return await sharp(await files.read(key))
      .png()
      .toBuffer()
  } catch {
    return undefined
  }
}
