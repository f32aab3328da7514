import type { Translation } from '../i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  today: 'Hoy',
  yesterday: 'Ayer',
  days_one: 'Hace {{count}} día',
  days_other: 'Hace {{count}} días',
  weeks_one: 'Hace {{count}} semana',
  weeks_other: 'Hace {{count}} semanas',
  months_one: 'Hace {{count}} mes',
  months_other: 'Hace {{count}} meses',
  years_one: 'Hace {{count}} año',
  years_other: 'Hace {{count}} años',
}
