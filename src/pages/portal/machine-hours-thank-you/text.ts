import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Reading saved',
  saved: 'Saved. Thank you!',
  newMeter: 'As the first reading of a new meter.',
  withPhotograph: 'With the photograph of the meter.',
  photographRefused: 'The photograph was not stored: {{reason}}',
  due: '{{dealership}} will be notified.',
  dueYours: 'The people responsible for this machine will be notified.',
  nothingDue: 'No service is due.',
  another: 'Enter another reading',
  signIn: 'Sign in',
  nothing: 'No reading entered',
  nothingAdvice: 'Scan the label on the machine again, or open the link from the e-mail.',
}

export const thankYouText = defineText('machine-hours-thank-you-page', en, { es: () => import('./text.es') })
