import { defineText } from '@/shared/lib/i18n'

export const en = { title: 'Machine hours', noSignIn: 'No sign-in needed' }

export const machineHoursText = defineText('machine-hours-page', en, { es: () => import('./text.es') })
