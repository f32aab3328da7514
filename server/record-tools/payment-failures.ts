import type { Text } from '../domain/text'
import { inLanguage } from './asker-text'
import type { Asker } from './record-tool'

/** Why a card was not charged, by the provider's codes, as the pages of orders and payments say it. */
const failures: Record<string, Text | undefined> = {
  card_declined: { en: 'the card was declined', es: 'la tarjeta fue rechazada' },
  expired_card: { en: 'the card has expired', es: 'la tarjeta ha caducado' },
  incorrect_cvc: {
    en: 'the security code of the card was wrong',
    es: 'el código de seguridad de la tarjeta era incorrecto',
  },
  insufficient_funds: { en: 'the card has insufficient funds', es: 'la tarjeta no tiene fondos suficientes' },
  payment_intent_authentication_failure: {
    en: 'the payment was not confirmed with the bank',
    es: 'el pago no se confirmó con el banco',
  },
  processing_error: {
    en: 'the bank could not process the payment',
    es: 'el banco no pudo procesar el pago',
  },
}

/** A reason without words of its own is said as the provider put it. */
export function paymentFailureFor(code: string, asker: Asker): string {
  const known = failures[code]
  return known ? inLanguage(known, asker) : code
}
