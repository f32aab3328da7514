import { lockService } from '../../access'
import type { Transaction } from '../../db/connection'
import { forbidden, invalid } from '../../domain/domain-error'
import { assertLinesAvailable } from './accept-quote'
import { lacksAddress, type Quote } from './quote'
import { dayAtDealership } from './stored-quote.repository'

/**
 * Asserts that a quote is complete: each line has a price and is sold, its last day has not passed, and it is known where
 * to ship it.
 * @throws DomainError invalid, conflict for a line that is no longer sold, forbidden once the service has ended
 */
export async function assertCanSend(trx: Transaction, quote: Quote): Promise<void> {
  const sides = { dealershipId: quote.dealership.id, operatorId: quote.operator.id }
  if (!(await lockService(trx, sides))) {
    throw forbidden({
      en: 'The dealership does not serve this operator.',
      es: 'El concesionario no atiende a este operador.',
    })
  }
  const [first, ...others] = quote.lines.flatMap((line) =>
    line.unitAmount === null
      ? [
          {
            path: 'body.costs',
            message: {
              en: `Enter the price of ${line.partNumber || line.description}.`,
              es: `Indique el precio de ${line.partNumber || line.description}.`,
            },
          },
        ]
      : [],
  )
  if (first) throw invalid(first, ...others)
  if (quote.validUntil === null || quote.validUntil < (await dayAtDealership(trx, quote.dealership.id))) {
    throw invalid({
      path: 'body.valid_until',
      message: {
        en: 'Enter the last day on which the quote can be accepted: today or later.',
        es: 'Indique el último día para aceptar el presupuesto: hoy o más tarde.',
      },
    })
  }
  if (lacksAddress(quote)) {
    throw invalid({
      path: 'body.address',
      message: {
        en: 'The delivery address is missing. Enter it or choose pickup: under “Delivery”, choose “Change delivery”.',
        es: 'Falta la dirección de entrega. Indíquela o elija la recogida: en «Entrega», elija «Cambiar la entrega».',
      },
    })
  }
  await assertLinesAvailable(trx, quote)
}
