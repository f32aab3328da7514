import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  amountWrong: 'Introduzca un importe, por ejemplo, {{example}}.',
  amountGrouped: 'Introdúzcalo sin separador de miles, por ejemplo, {{example}}.',
}
