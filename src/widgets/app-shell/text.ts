import { defineText } from '@/shared/lib/i18n'

export const en = {
  menu: 'Menu',
  skip: 'Skip to content',
  noConnection: 'No connection. This page shows what was last loaded on this device.',
}

export const appShellText = defineText('app-shell', en, { es: () => import('./text.es') })
