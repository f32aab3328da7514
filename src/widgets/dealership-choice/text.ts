import { defineText } from '@/shared/lib/i18n'

export const en = {
  any: 'Any dealership',
  title: 'No dealership chosen',
  choose: 'Choose a dealership above.',
}

export const dealershipChoiceText = defineText('dealership-choice', en, { es: () => import('./text.es') })
