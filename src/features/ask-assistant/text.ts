import { defineText } from '@/shared/lib/i18n'

export const en = {
  ask: 'Ask',
  askAbout: 'Ask about this machine…',
  failed: 'The question could not be answered',
  question: 'Your question',
  stop: 'Stop',
}

export const askAssistantText = defineText('ask-assistant', en, { es: () => import('./text.es') })
