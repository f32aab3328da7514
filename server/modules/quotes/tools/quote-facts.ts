import type { QuoteStatus } from '../../../db/schema'
import { salesNumber } from '../../../domain/sales-number'
import type { Text } from '../../../domain/text'
import { dayFor, inLanguage, listFor } from '../../../record-tools/asker-text'
import type { Asker, Fact } from '../../../record-tools/record-tool'
import { amountWriter } from '../../orders'
import type { Quote } from '../quote'
import { type Reader, showsPrices } from '../quote.wire'

/** A quote, with its price as soon as the reader may see it. */
export function quoteFact(quote: Quote, reader: Reader, asker: Asker): Fact {
  const title = salesNumber('quote', quote.number)
  const isOwn = quote.operator.id === asker.caller.organization?.id
  const whose = isOwn
    ? ''
    : inLanguage({ en: ` for ${quote.operator.name}`, es: ` para ${quote.operator.name}` }, asker)
  const day = dayFor(quote.createdAt, asker)
  const isPriced = showsPrices(quote, reader)
  const lines = quote.lines.map(({ quantity, description, partNumber }) => `${quantity} × ${description || partNumber}`)
  const known = [
    inLanguage(statusWords[quote.status], asker),
    ...(isPriced && quote.unquotedCount === 0 ? [amountWriter(quote.currency, asker.locale)(quote.totalAmount)] : []),
    ...(isPriced && quote.validUntil && quote.status === 'SENT'
      ? [
          inLanguage(
            {
              en: `valid until ${dayFor(quote.validUntil, asker)}`,
              es: `válido hasta el ${dayFor(quote.validUntil, asker)}`,
            },
            asker,
          ),
        ]
      : []),
    ...(quote.orderNumber === null ? [] : [inLanguage(words.order, asker) + salesNumber('order', quote.orderNumber)]),
    ...(lines.length > 0 ? [listFor(lines, asker)] : []),
    ...(quote.instance ? [quote.instance.name || quote.instance.serialNumber] : []),
  ]
  const head = inLanguage({ en: `${title}${whose} of ${day}`, es: `${title}${whose}, del ${day}` }, asker)
  return { title, path: `/quotes/${quote.id}`, text: `${head}: ${known.join(', ')}`, at: quote.createdAt }
}

const words = { order: { en: 'order ', es: 'pedido ' } }

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
