import { defineText } from '@/shared/lib/i18n'

export const en = {
  enterHours: 'Enter hours',
  enterKm: 'Enter kilometers',
  labelSerial: 'Serial {{serial}}',
  code: 'QR code to enter the reading of {{machine}}',
}

export const machineLabelText = defineText('machine-label', en, { es: () => import('./text.es') })
