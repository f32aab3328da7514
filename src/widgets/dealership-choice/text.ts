import { defineText } from '@/shared/lib/i18n'

export const en = { title: 'No dealership chosen', choose: 'Choose a dealership above.' }

export const dealershipChoiceText = defineText('dealership-choice', en, { es: () => import('./text.es') })
