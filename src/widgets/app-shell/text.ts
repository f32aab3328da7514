import { defineText } from '@/shared/lib/i18n'

export const en = {
  menu: 'Menu',
  skip: 'Skip to content',
}

export const appShellText = defineText('app-shell', en, { es: () => import('./text.es') })
