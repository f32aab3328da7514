import { amountWriter } from '../../../domain/amount-writer'
import { inEachLocale, type RegionalText } from '../../../domain/locale'
import { salesNumber } from '../../../domain/sales-number'
import type { IssuedNow } from './credit-note.repository'

/** What an e-mail says of a credit note. */
export const creditNoteText =
  ({ number, amount, currency }: IssuedNow): RegionalText =>
  (region) => {
    const note = salesNumber('credit_note', number)
    const money = inEachLocale(region, (locale) => amountWriter(currency, locale)(amount))
    return {
      en: `Credit note ${note} takes ${money.en} off the invoice. It is with the documents of the order.`,
      es: `La factura rectificativa ${note} descuenta ${money.es} de la factura. Está entre los documentos del pedido.`,
    }
  }
