import type { QuoteStatus } from '../../db/schema'
import { salesNumber } from '../../domain/sales-number'
import type { Text } from '../../domain/text'
import { type EmailMessage, listedLines } from '../notifications'
import type { Addressee } from '../organizations'
import type { Quote } from './quote'

/** A quote as it was before the service ended. */
type EndedQuote = Pick<Quote, 'number' | 'status' | 'dealership' | 'operator'>

interface EndedService {
  /** Whose page is the list of quotes; nothing opens without an account any more. */
  addressee: Addressee
  /** Of the recipient. */
  side: 'dealership' | 'operator'
  quotes: readonly EndedQuote[]
}

/** Sums up the quotes that ended because a dealership no longer serves their customer; undefined without any. */
export function endedServiceEmail({
  addressee: { url, ...addressee },
  side,
  quotes,
}: EndedService): EmailMessage | undefined {
  const [first] = quotes
  if (!first) return undefined
  const { dealership, operator } = first
  return {
    kind: 'quote',
    topic: 'quotes',
    ...addressee,
    organizationId: first[side].id,
    subject: {
      en: `Quotes ended: ${dealership.name} no longer serves ${operator.name}`,
      es: `Presupuestos terminados: ${dealership.name} ya no atiende a ${operator.name}`,
    },
    paragraphs: [
      {
        en: `${dealership.name} no longer serves ${operator.name}. The quotes that were open between you have therefore ended; orders that were already placed continue.`,
        es: `${dealership.name} ya no atiende a ${operator.name}. Por eso han terminado los presupuestos que estaban abiertos entre ustedes; los pedidos ya hechos siguen adelante.`,
      },
      ...listedLines(quotes, lineOf, (left) => ({
        en: `Also ended: ${left} more.`,
        es: `También terminados: ${left} más.`,
      })),
    ],
    ...(url && { action: { label: { en: 'Show the quotes', es: 'Ver los presupuestos' }, url } }),
  }
}

function lineOf({ number, status }: EndedQuote): Text {
  const name = salesNumber('quote', number)
  const outcome = outcomes[status] ?? unanswered
  return { en: `${name}: ${outcome.en}`, es: `${name}: ${outcome.es}` }
}

const unanswered: Text = {
  en: 'the request was cancelled before it was answered.',
  es: 'la solicitud se canceló antes de recibir respuesta.',
}

const outcomes: Partial<Record<QuoteStatus, Text>> = {
  DRAFT: { en: 'the draft was discarded.', es: 'el borrador se descartó.' },
  SENT: {
    en: 'it was withdrawn before it was answered.',
    es: 'se retiró antes de recibir respuesta.',
  },
  REVISION_REQUESTED: {
    en: 'it was withdrawn, and the requested change will not be made.',
    es: 'se retiró, y el cambio solicitado no se hará.',
  },
}
