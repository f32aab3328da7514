import { defineText } from '../i18n'

export const en = {
  today: 'Today',
  yesterday: 'Yesterday',
  days_one: '{{count}} day ago',
  days_other: '{{count}} days ago',
  weeks_one: '{{count}} week ago',
  weeks_other: '{{count}} weeks ago',
  months_one: '{{count}} month ago',
  months_other: '{{count}} months ago',
  years_one: '{{count}} year ago',
  years_other: '{{count}} years ago',
}

export const relativeTimeText = defineText('relative-time', en, { es: () => import('./text.es') })
