import type { MaintenanceQuoteStatus } from '../../db/schema'
import { salesNumber } from '../../domain/sales-number'
import type { Text } from '../../domain/text'
import { writtenDay } from '../../domain/written-day'
import type { EmailMessage } from '../notifications'
import type { Addressee } from '../organizations'
import type { MailedLink } from '../portal-links'
import { isAgreed, isEditable } from './maintenance-quote'
import type { MaintenanceQuoteMove } from './maintenance-quote.events'
import type { MaintenanceQuote } from './maintenance-quote.repository'

export type Side = 'dealership' | 'operator'

interface Notice {
  to: Side
  subject: (quote: Names) => Text
  paragraph: (quote: Dated) => Text
}

interface Names {
  number: string
  machine: string
  dealership: string
  operator: string
}

interface Dated extends Names {
  /** The last one, or that of the work. */
  day: Text
}

/** Whom each move concerns besides the person who makes it. */
const notices: { [To in MaintenanceQuoteStatus]?: Notice } = {
  SENT: {
    to: 'operator',
    subject: ({ number, machine }) => ({
      en: `Maintenance quote ${number} for ${machine}`,
      es: `Presupuesto de mantenimiento ${number} para ${machine}`,
    }),
    paragraph: ({ dealership, day }) => ({
      en: `${dealership} has sent you a quote for maintenance. Approve or decline each line until ${day.en}.`,
      es: `${dealership} le ha enviado un presupuesto de mantenimiento. Apruebe o rechace cada línea hasta el ${day.es}.`,
    }),
  },
  APPROVED: {
    to: 'dealership',
    subject: ({ number, operator }) => ({
      en: `${operator} approved ${number}`,
      es: `${operator} aprobó ${number}`,
    }),
    paragraph: ({ machine }) => ({
      en: `All of the quoted work on ${machine} was approved. You can schedule it now.`,
      es: `Se aprobó todo el trabajo presupuestado para ${machine}. Ya puede programarlo.`,
    }),
  },
  PARTIALLY_APPROVED: {
    to: 'dealership',
    subject: ({ number, operator }) => ({
      en: `${operator} approved part of ${number}`,
      es: `${operator} aprobó parte de ${number}`,
    }),
    paragraph: ({ machine }) => ({
      en: `Some of the quoted work on ${machine} was approved. You can schedule it now.`,
      es: `Se aprobó parte del trabajo presupuestado para ${machine}. Ya puede programarlo.`,
    }),
  },
  DECLINED: {
    to: 'dealership',
    subject: ({ number, operator }) => ({
      en: `${operator} declined ${number}`,
      es: `${operator} rechazó ${number}`,
    }),
    paragraph: ({ machine }) => ({
      en: `None of the quoted work on ${machine} was approved. Its tasks can be quoted again.`,
      es: `No se aprobó el trabajo presupuestado para ${machine}. Sus tareas se pueden presupuestar de nuevo.`,
    }),
  },
  EXPIRED: {
    to: 'dealership',
    subject: ({ number }) => ({ en: `${number} has expired`, es: `${number} ha caducado` }),
    paragraph: ({ operator, machine }) => ({
      en: `${operator} did not decide on the work on ${machine} in time. Its tasks can be quoted again.`,
      es: `${operator} no decidió a tiempo sobre el trabajo en ${machine}. Sus tareas se pueden presupuestar de nuevo.`,
    }),
  },
  WITHDRAWN: {
    to: 'operator',
    subject: ({ number }) => ({ en: `${number} was withdrawn`, es: `Se retiró ${number}` }),
    paragraph: ({ dealership, machine }) => ({
      en: `${dealership} has withdrawn its quote for maintenance of ${machine}.`,
      es: `${dealership} ha retirado su presupuesto de mantenimiento de ${machine}.`,
    }),
  },
  SCHEDULED: {
    to: 'operator',
    subject: ({ number, machine }) => ({
      en: `Maintenance of ${machine} is scheduled (${number})`,
      es: `El mantenimiento de ${machine} está programado (${number})`,
    }),
    paragraph: ({ dealership, day }) => ({
      en: `${dealership} will do the approved work on ${day.en}.`,
      es: `${dealership} hará el trabajo aprobado el ${day.es}.`,
    }),
  },
  COMPLETED: {
    to: 'operator',
    subject: ({ number, machine }) => ({
      en: `Maintenance of ${machine} is complete (${number})`,
      es: `El mantenimiento de ${machine} está terminado (${number})`,
    }),
    paragraph: ({ dealership }) => ({
      en: `${dealership} has completed the approved work. The next intervals have started.`,
      es: `${dealership} ha terminado el trabajo aprobado. Han empezado los siguientes intervalos.`,
    }),
  },
}

/** What an expiry is to the customer. */
const expired: Pick<Notice, 'subject' | 'paragraph'> = {
  subject: ({ number }) => ({ en: `${number} has expired`, es: `${number} ha caducado` }),
  paragraph: ({ dealership, machine, day }) => ({
    en: `The quote of ${dealership} for maintenance of ${machine} could be decided on until ${day.en}. Ask for a new one if the work is still needed.`,
    es: `El presupuesto de ${dealership} para el mantenimiento de ${machine} se podía decidir hasta el ${day.es}. Solicite otro si el trabajo aún es necesario.`,
  }),
}

type QuoteToMail = Pick<
  MaintenanceQuote,
  'number' | 'dealership' | 'operator' | 'instance' | 'status' | 'validUntil' | 'scheduledOn'
>

interface Move extends Pick<MaintenanceQuoteMove, 'from'> {
  /** The side that is e-mailed. */
  side: Side
  reason: string
  /** Opens it without an account: for those who sign in, too. */
  link?: MailedLink | undefined
}

const withoutAccount: Text = {
  en: 'Decide on each line without signing in',
  es: 'Decidir sobre cada línea sin iniciar sesión',
}

/** To the operator: the dealership is not e-mailed what it withdraws itself. */
const notDone: Text = {
  en: 'The work that you approved will not be done under this quote.',
  es: 'El trabajo que usted aprobó no se hará con este presupuesto.',
}

/**
 * The sides that a move concerns besides whoever makes it; nobody for a quote that was withdrawn before it was sent. What
 * ends with a service is summed up in one e-mail (`endedServiceEmail`).
 */
export function recipientSides({ from, to, cause }: Pick<MaintenanceQuoteMove, 'from' | 'to' | 'cause'>): Side[] {
  if (cause === 'service_ended' || (to === 'WITHDRAWN' && isEditable(from))) return []
  if (to === 'EXPIRED') return ['operator', 'dealership']
  return notices[to] ? [notices[to].to] : []
}

/** The e-mail about the status that a quote has now; undefined for one that concerns nobody else. */
export function quoteEmail(
  { url, ...addressee }: Addressee,
  quote: QuoteToMail,
  { side, link, from, reason }: Move,
): EmailMessage | undefined {
  const notice = side === 'operator' && quote.status === 'EXPIRED' ? expired : notices[quote.status]
  if (!notice) return undefined
  const names = {
    number: salesNumber('maintenance_quote', quote.number),
    machine: machineOf(quote.instance),
    dealership: quote.dealership.name,
    operator: quote.operator.name,
  }
  const day = quote.status === 'SCHEDULED' ? quote.scheduledOn : quote.validUntil
  return {
    kind: 'maintenance_quote',
    topic: 'maintenance_quotes',
    organizationId: quote[side].id,
    subject: notice.subject(names),
    paragraphs: [
      (region) => notice.paragraph({ ...names, day: writtenDay(day, region) }),
      ...(quote.status === 'WITHDRAWN' && isAgreed(from) ? [notDone] : []),
      ...(quote.status === 'WITHDRAWN' && reason !== '' ? [{ en: `Reason: ${reason}`, es: `Motivo: ${reason}` }] : []),
    ],
    ...(url && { action: { label: { en: 'Open the quote', es: 'Abrir el presupuesto' }, url } }),
    ...(link && !addressee.secrets && { further: [{ label: withoutAccount, url: link.url }], secrets: [link.token] }),
    ...addressee,
  }
}

export const machineOf = ({ brand, model, name, serialNumber }: MaintenanceQuote['instance']): string =>
  name || `${brand} ${model} ${serialNumber}`
