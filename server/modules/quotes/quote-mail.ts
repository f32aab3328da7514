import type { QuoteStatus } from '../../db/schema'
import type { RegionalText } from '../../domain/locale'
import { salesNumber } from '../../domain/sales-number'
import type { Text } from '../../domain/text'
import { writtenDay } from '../../domain/written-day'
import type { EmailMessage } from '../notifications'
import type { Addressee } from '../organizations'
import type { MailedLink } from '../portal-links'
import type { Quote } from './quote'

interface QuoteEmail {
  /** Of the recipient. */
  side: 'dealership' | 'operator'
  quote: Pick<Quote, 'number' | 'dealership' | 'operator' | 'validUntil'>
  status: QuoteStatus
  comment: string
  /** Opens the quote without an account. */
  link?: MailedLink | undefined
}

/**
 * Reports one step of a quote to a side that did not take it; undefined for a step that asks nothing of it.
 * @returns what writes it to one address
 */
export function quoteEmail(email: QuoteEmail): ((addressee: Addressee) => EmailMessage) | undefined {
  const { side, quote, status, comment, link } = email
  const write = side === 'dealership' && status === 'EXPIRED' ? notAnswered : steps[status]
  const words = write?.(quote, salesNumber('quote', quote.number))
  if (!words) return undefined
  return ({ url, ...addressee }) => ({
    kind: 'quote',
    topic: 'quotes',
    organizationId: quote[side].id,
    subject: words.subject,
    paragraphs: [words.text, ...(comment === '' ? [] : [{ en: `Comment: ${comment}`, es: `Comentario: ${comment}` }])],
    ...(url && { action: { label: { en: 'Show the quote', es: 'Ver el presupuesto' }, url } }),
    ...(link && !addressee.secrets && { further: [{ label: withoutAccount, url: link.url }], secrets: [link.token] }),
    ...addressee,
  })
}

const withoutAccount: Text = {
  en: 'Read and answer the quote without signing in',
  es: 'Leer y responder el presupuesto sin iniciar sesión',
}

type Step = (quote: QuoteEmail['quote'], number: string) => { subject: Text; text: Text | RegionalText }

/** What an expiry is to the dealership. */
const notAnswered: Step = ({ operator, validUntil }, number) => ({
  subject: {
    en: `Quote ${number} for ${operator.name} has expired`,
    es: `El presupuesto ${number} para ${operator.name} ha caducado`,
  },
  text: (region) => ({
    en: `${operator.name} did not answer quote ${number} by ${writtenDay(validUntil, region).en}. It can no longer be accepted.`,
    es: `El plazo para responder al presupuesto ${number} terminó el ${writtenDay(validUntil, region).es} sin respuesta de ${operator.name}. Ya no se puede aceptar.`,
  }),
})

const steps: Partial<Record<QuoteStatus, Step>> = {
  REQUESTED: ({ operator }, number) => ({
    subject: {
      en: `${operator.name} requests a quote (${number})`,
      es: `${operator.name} solicita un presupuesto (${number})`,
    },
    text: {
      en: `${operator.name} has requested quote ${number}.`,
      es: `${operator.name} ha solicitado el presupuesto ${number}.`,
    },
  }),
  SENT: ({ dealership, validUntil }, number) => ({
    subject: { en: `Quote ${number} from ${dealership.name}`, es: `Presupuesto ${number} de ${dealership.name}` },
    text: (region) => ({
      en: `${dealership.name} has sent you quote ${number}. You can accept it until ${writtenDay(validUntil, region).en}.`,
      es: `${dealership.name} le ha enviado el presupuesto ${number}. Puede aceptarlo hasta el ${writtenDay(validUntil, region).es}.`,
    }),
  }),
  REJECTED: ({ dealership }, number) => ({
    subject: {
      en: `Request for quote ${number} was rejected`,
      es: `Se rechazó la solicitud del presupuesto ${number}`,
    },
    text: {
      en: `${dealership.name} cannot offer what you asked for in quote ${number}.`,
      es: `${dealership.name} no puede ofrecer lo que pidió en el presupuesto ${number}.`,
    },
  }),
  WITHDRAWN: ({ dealership }, number) => ({
    subject: { en: `Quote ${number} has been withdrawn`, es: `El presupuesto ${number} se ha retirado` },
    text: {
      en: `${dealership.name} has withdrawn quote ${number}. It can no longer be accepted.`,
      es: `${dealership.name} ha retirado el presupuesto ${number}. Ya no se puede aceptar.`,
    },
  }),
  EXPIRED: ({ validUntil }, number) => ({
    subject: { en: `Quote ${number} has expired`, es: `El presupuesto ${number} ha caducado` },
    text: (region) => ({
      en: `Quote ${number} could be accepted until ${writtenDay(validUntil, region).en}. Request a new one if you still need it.`,
      es: `El presupuesto ${number} se podía aceptar hasta el ${writtenDay(validUntil, region).es}. Solicite otro si aún lo necesita.`,
    }),
  }),
  ACCEPTED: ({ operator }, number) => ({
    subject: {
      en: `${operator.name} accepts quote ${number}`,
      es: `${operator.name} acepta el presupuesto ${number}`,
    },
    text: {
      en: `${operator.name} has accepted quote ${number}. It is an order at the quoted prices now.`,
      es: `${operator.name} ha aceptado el presupuesto ${number}. Ahora es un pedido a los precios presupuestados.`,
    },
  }),
  DECLINED: ({ operator }, number) => ({
    subject: {
      en: `${operator.name} declines quote ${number}`,
      es: `${operator.name} rechaza el presupuesto ${number}`,
    },
    text: {
      en: `${operator.name} has declined quote ${number}.`,
      es: `${operator.name} ha rechazado el presupuesto ${number}.`,
    },
  }),
  REVISION_REQUESTED: ({ operator }, number) => ({
    subject: {
      en: `${operator.name} asks for a change to quote ${number}`,
      es: `${operator.name} pide un cambio en el presupuesto ${number}`,
    },
    text: {
      en: `${operator.name} would like quote ${number} to be changed.`,
      es: `${operator.name} quiere que se cambie el presupuesto ${number}.`,
    },
  }),
  CANCELLED: ({ operator }, number) => ({
    subject: {
      en: `${operator.name} no longer needs quote ${number}`,
      es: `${operator.name} ya no necesita el presupuesto ${number}`,
    },
    text: {
      en: `${operator.name} has cancelled request ${number}.`,
      es: `${operator.name} ha cancelado la solicitud ${number}.`,
    },
  }),
}
