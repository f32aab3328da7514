import type { FastifyRequest } from 'fastify'
import { containsCardNumber } from '../domain/card-number'
import { invalid } from '../domain/domain-error'

const message = {
  en: 'Remove the card number. Card numbers are entered on the page of the payment provider only.',
  es: 'Quite el número de tarjeta. Los números de tarjeta se escriben solo en la página del proveedor de pagos.',
}

/** A handler before the operation's own: no text of its body may contain the number of a card. */
export async function refuseCardNumbers({ body }: FastifyRequest): Promise<void> {
  const [path] = placesOfCardNumbers(body, 'body')
  if (path) throw invalid({ path, message })
}

function placesOfCardNumbers(value: unknown, place: string): string[] {
  if (typeof value === 'string') return containsCardNumber(decoded(value)) ? [place] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(containsCardNumber(name) ? [place] : []),
    ...placesOfCardNumbers(inner, `${place}.${name}`),
  ])
}

/** Addresses write a space as `%20` or `+`. */
const decoded = (text: string) => text.replaceAll(/%20|\+/g, ' ')
