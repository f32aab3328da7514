import { defineText } from '@/shared/lib/i18n'

export const en = { title: 'Signing out' }

export const logoutText = defineText('logout', en, { es: () => import('./text.es') })
