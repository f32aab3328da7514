import type { MaintenanceQuoteStatus, QuoteStatus } from '../../../db/schema'
import type { Language } from '../../../domain/text'

interface Words {
  quote: string
  maintenanceQuote: string
  number: string
  date: string
  validUntil: string
  machine: string
  comment: string
  request: string
  notSent: string
  /** What has become of it, where it can no longer be accepted. */
  endings: Partial<Record<QuoteStatus | MaintenanceQuoteStatus, string>>
}

const en: Words = {
  quote: 'Quote',
  maintenanceQuote: 'Maintenance quote',
  number: 'Quote number',
  date: 'Date',
  validUntil: 'Valid until',
  machine: 'Machine',
  comment: 'Comment',
  request: 'Request',
  notSent: 'This quote has not been sent yet.',
  endings: {
    DECLINED: 'This quote was declined.',
    WITHDRAWN: 'This quote was withdrawn.',
    EXPIRED: 'This quote has expired.',
  },
}

const es: Words = {
  quote: 'Presupuesto',
  maintenanceQuote: 'Presupuesto de mantenimiento',
  number: 'Número de presupuesto',
  date: 'Fecha',
  validUntil: 'Válido hasta',
  machine: 'Máquina',
  comment: 'Comentario',
  request: 'Solicitud',
  notSent: 'Este presupuesto todavía no se ha enviado.',
  endings: {
    DECLINED: 'Este presupuesto se rechazó.',
    WITHDRAWN: 'Este presupuesto se retiró.',
    EXPIRED: 'Este presupuesto ha caducado.',
  },
}

/** What documents of quotes say, whether they are for parts or for maintenance. */
export const quoteWords: Record<Language, Words> = { en, es }
