import { defineText } from '@/shared/lib/i18n'

export const en = {
  help: 'Your dealer can help. Have the serial number of the machine at hand.',
  dealer: 'Dealer',
  ask: 'Ask your dealer',
  sent: 'Your question was sent to {{dealer}}. The answer comes under Operator machines.',
}

export const askDealerText = defineText('ask-dealer', en, { es: () => import('./text.es') })
