import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  time: 'Hora',
  dayMissing: 'Introduzca la fecha de esta hora.',
  timeWrong: 'Introduzca una hora, por ejemplo, {{example}}.',
}
