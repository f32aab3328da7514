import { conflict } from '../../domain/domain-error'
import type { Text } from '../../domain/text'
import type { ProviderRefusal } from './provider/provider-error'

/** By the provider's codes. */
const reasons: ReadonlyMap<string, Text> = new Map([
  [
    'amount_too_small',
    {
      en: 'This amount is too small to be paid by card. Contact the dealership to arrange the payment.',
      es: 'Este importe es demasiado pequeño para pagarlo con tarjeta. Contacte con el concesionario para acordar el pago.',
    },
  ],
  [
    'amount_too_large',
    {
      en: 'This amount is too large to be paid by card. Contact the dealership to arrange the payment.',
      es: 'Este importe es demasiado grande para pagarlo con tarjeta. Contacte con el concesionario para acordar el pago.',
    },
  ],
])

/** The provider's own sentences are in English. */
const inItsWords = (reason: string): Text => ({
  en: `The payment provider refused this: ${reason}`,
  es: `El proveedor de pagos lo rechazó. Su respuesta, en inglés: ${reason}`,
})

export const providerRefused = ({ code, message }: ProviderRefusal) =>
  conflict('provider_refused', reasons.get(code) ?? inItsWords(message))
