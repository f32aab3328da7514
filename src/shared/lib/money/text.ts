import { defineText } from '@/shared/lib/i18n'

export const en = {
  amountWrong: 'Enter an amount, such as {{example}}.',
  amountGrouped: 'Enter it without a thousands separator and with at most {{decimals}} decimals, such as {{example}}.',
  amountGroupedWhole: 'Enter it without a thousands separator and without decimals, such as {{example}}.',
}

export const moneyText = defineText('money', en, { es: () => import('./text.es') })
