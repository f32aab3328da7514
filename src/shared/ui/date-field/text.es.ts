import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  letterDay: 'd',
  letterMonth: 'm',
  letterYear: 'a',
  choose: 'Elegir la fecha: {{label}}',
  calendar: 'Calendario',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  today: 'Hoy',
  wrong: 'Introduzca una fecha, por ejemplo, {{example}} ({{pattern}}).',
  tooEarly: 'Introduzca el {{day}} o una fecha posterior.',
  tooLate: 'Introduzca el {{day}} o una fecha anterior.',
}
