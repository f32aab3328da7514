import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Ask about a machine',
}

export const machineAndQueryUnifiedText = defineText('machine-and-query-unified', en, { es: () => import('./text.es') })
