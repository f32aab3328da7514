import type { QuoteStatus } from '../../../db/schema'
import { amountWriter } from '../../../domain/amount-writer'
import { salesNumber } from '../../../domain/sales-number'
import type { Text } from '../../../domain/text'
import { dayFor, inLanguage, listFor } from '../../../record-tools/asker-text'
import type { Asker, Fact } from '../../../record-tools/record-tool'
import type { Quote } from '../quote'
import { type Reader, showsPrices } from '../quote.wire'

type Explained = Quote & { reason: string }

/** A quote as a list of several says it, with its price as soon as the reader may see it. */
export function quoteFact(quote: Explained, reader: Reader, asker: Asker): Fact {
  const title = salesNumber('quote', quote.number)
  const isOwn = quote.operator.id === asker.caller.organization?.id
  const whose = isOwn
    ? ''
    : inLanguage({ en: ` for ${quote.operator.name}`, es: ` para ${quote.operator.name}` }, asker)
  const day = dayFor(quote.createdAt, asker)
  const isPriced = showsPrices(quote, reader)
  const lines = quote.lines.map(({ quantity, description, partNumber }) => `${quantity} × ${description || partNumber}`)
  const known = [
    inLanguage(statusWords[quote.status], asker) + (quote.reason ? ` (“${quote.reason}”)` : ''),
    ...(isPriced && quote.unquotedCount === 0 ? [amountWriter(quote.currency, asker.locale)(quote.totalAmount)] : []),
    ...(isPriced ? validity(quote, asker) : []),
    ...(quote.orderNumber === null ? [] : [inLanguage(words.order, asker) + salesNumber('order', quote.orderNumber)]),
    ...(lines.length > 0 ? [listFor(lines, asker)] : []),
    ...(quote.instance ? [quote.instance.name || quote.instance.serialNumber] : []),
    ...(quote.createdBy ? [inLanguage(words.creator, asker) + quote.createdBy] : []),
  ]
  const head = inLanguage({ en: `${title}${whose} of ${day}`, es: `${title}${whose}, del ${day}` }, asker)
  return { title, path: `/quotes/${quote.id}`, text: `${head}: ${known.join(', ')}`, at: quote.createdAt }
}

/** Until when an offer is good, or was. */
function validity({ validUntil, status }: Quote, asker: Asker): string[] {
  const text = validUntil === null ? undefined : validWords[status]
  return validUntil && text ? [inLanguage(text, asker) + dayFor(validUntil, asker)] : []
}

const isValid = { en: 'valid until ', es: 'válido hasta el ' }
const validWords: Partial<Record<QuoteStatus, Text>> = {
  SENT: isValid,
  REVISION_REQUESTED: isValid,
  EXPIRED: { en: 'was valid until ', es: 'era válido hasta el ' },
}

const words = { order: { en: 'order ', es: 'pedido ' }, creator: { en: 'created by ', es: 'creado por ' } }

const statusWords: Record<QuoteStatus, Text> = {
  DRAFT: { en: 'draft', es: 'borrador' },
  DISCARDED: { en: 'discarded', es: 'descartado' },
  REQUESTED: { en: 'requested', es: 'solicitado' },
  IN_REVIEW: { en: 'in review', es: 'en revisión' },
  SENT: { en: 'sent, waiting for an answer', es: 'enviado, a la espera de respuesta' },
  REVISION_REQUESTED: { en: 'change requested', es: 'cambio solicitado' },
  ACCEPTED: { en: 'accepted', es: 'aceptado' },
  DECLINED: { en: 'declined', es: 'rechazado por el cliente' },
  WITHDRAWN: { en: 'withdrawn', es: 'retirado' },
  EXPIRED: { en: 'expired', es: 'caducado' },
  REJECTED: { en: 'rejected by the dealership', es: 'denegado por el concesionario' },
  CANCELLED: { en: 'cancelled', es: 'cancelado' },
  CONVERTED: { en: 'accepted and ordered', es: 'aceptado y pedido' },
}
