import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Notices',
  unread_one: 'Notices, {{count}} new',
  unread_other: 'Notices, {{count}} new',
  open: 'Open',
  new: 'New',
  succeeded: 'Done',
  failed: 'Failed',
}

export const noticeText = defineText('notice-bell', en, { es: () => import('./text.es') })
