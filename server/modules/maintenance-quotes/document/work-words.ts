import type { Language } from '../../../domain/text'
import type { LineDecision } from '../maintenance-quote'

interface Words extends Record<LineDecision, string> {
  work: string
  time: string
  minutes: string
  labour: string
  scheduledOn: string
  completedAt: string
}

const en: Words = {
  work: 'Work',
  time: 'Time',
  minutes: 'min',
  labour: 'Labor',
  scheduledOn: 'Scheduled for',
  completedAt: 'Completed at',
  PENDING: '',
  APPROVED: 'Approved',
  DECLINED: 'Declined, not charged',
}

const es: Words = {
  work: 'Trabajo',
  time: 'Tiempo',
  minutes: 'min',
  labour: 'Mano de obra',
  scheduledOn: 'Programado para',
  completedAt: 'Terminado a',
  PENDING: '',
  APPROVED: 'Aprobado',
  DECLINED: 'Rechazado, sin cargo',
}

/** What documents of maintenance quotes say beyond those of all quotes. */
export const workWords: Record<Language, Words> = { en, es }
