import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'License',
  summary: '{{product}}, the software behind this service, is free software under the MIT License:',
}

export const licenseText = defineText('license', en, { es: () => import('./text.es') })
