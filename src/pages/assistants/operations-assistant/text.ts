import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Operations assistant',
}

export const operationsAssistantText = defineText('operations-assistant', en, { es: () => import('./text.es') })
