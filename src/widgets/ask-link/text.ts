import { defineText } from '@/shared/lib/i18n'

export const en = {
  ask: 'Ask {{name}}',
  askShort: 'Ask',
}

export const askLinkText = defineText('askLink', en, { es: () => import('./text.es') })
