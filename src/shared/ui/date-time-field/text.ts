import { defineText } from '@/shared/lib/i18n'

export const en = {
  time: 'Time',
  dayMissing: 'Enter the date of this time.',
  timeWrong: 'Enter a time such as {{example}}.',
}

export const dateTimeFieldText = defineText('date-time-field', en, { es: () => import('./text.es') })
