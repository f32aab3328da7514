import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Hours saved',
  saved: 'Saved. Thank you!',
  newMeter: 'As the first reading of a new meter.',
  dueTitle: 'This has fallen due',
  due: '{{dealership}} will be notified.',
  dueYours: 'The people responsible for this machine will be notified.',
  nothingDue: 'Nothing has fallen due with it.',
  another: 'Enter another figure',
  nothing: 'Nothing was entered here',
  nothingAdvice: 'Scan the label on the machine, or open the link from the e-mail once more.',
}

export const thankYouText = defineText('machine-hours-thank-you-page', en, { es: () => import('./text.es') })
