import { defineText } from '@/shared/lib/i18n'

export const en = {
  menu: 'Menu',
  menuUnread_one: 'Menu, {{count}} unread message',
  menuUnread_other: 'Menu, {{count}} unread messages',
  skip: 'Skip to content',
  noConnection: 'No connection. This page shows what was last loaded on this device.',
}

export const appShellText = defineText('app-shell', en, { es: () => import('./text.es') })
