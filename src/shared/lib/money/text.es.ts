import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  amountWrong: 'Introduzca un importe, por ejemplo, {{example}}.',
  amountGrouped:
    'Introdúzcalo sin separador de miles y con un máximo de {{decimals}} decimales, por ejemplo, {{example}}.',
  amountGroupedWhole: 'Introdúzcalo sin separador de miles ni decimales, por ejemplo, {{example}}.',
}
