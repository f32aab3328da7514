import { defineText } from '@/shared/lib/i18n'

export const en = {
  amountWrong: 'Enter an amount, such as {{example}}.',
  amountGrouped: 'Enter it without a thousands separator, such as {{example}}.',
}

export const moneyText = defineText('money', en, { es: () => import('./text.es') })
