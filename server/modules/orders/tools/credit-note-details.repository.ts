import type { Database } from '../../../db/connection'
import { languageOf } from '../../../domain/locale'
import { salesNumber } from '../../../domain/sales-number'
import { dayFor, inLanguage } from '../../../record-tools/asker-text'
import type { Detail } from '../../../record-tools/details'
import type { Asker } from '../../../record-tools/record-tool'
import { documentWords } from '../documents/document-words'
import { findOrder } from '../order.repository'
import type { AskedPaper } from './order-paper.repository'

/** Why an invoice was taken back, and for which return. */
export async function creditNoteDetails(
  db: Database,
  { orderId, number, issuedAt }: AskedPaper,
  asker: Asker,
): Promise<Detail[]> {
  const order = await findOrder(db, orderId)
  const note = order?.creditNotes.find((one) => one.number === number)
  if (!order || !note) return []
  const { reason, returnNumber } = note
  const issued = dayFor(issuedAt, asker)
  return [
    {
      about: ['reason', aboutOf[reason]],
      text: inLowerCase(documentWords[languageOf(asker.locale)][reason]),
      said: 'always',
    },
    ...(returnNumber === null
      ? []
      : [{ about: ['returned'], text: `${inLanguage(forReturn, asker)} ${returnNumber}`, said: 'always' } as const]),
    ...(order.invoiceNumber === null
      ? []
      : [
          {
            about: [],
            text: `${inLanguage(ofInvoice, asker)} ${salesNumber('invoice', order.invoiceNumber)}`,
            said: 'alone',
          } as const,
        ]),
    {
      about: ['sent', 'when'],
      text: inLanguage({ en: `issued on ${issued}`, es: `emitida el ${issued}` }, asker),
      said: 'asked',
    },
  ]
}

const aboutOf = { RETURN: 'returned', CANCELLATION: 'cancelled', REFUND: 'refunded' } as const

const inLowerCase = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

const forReturn = { en: 'for return', es: 'por la devolución' }
const ofInvoice = { en: 'on invoice', es: 'de la factura' }
