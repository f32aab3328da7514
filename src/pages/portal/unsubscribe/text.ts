import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Stop e-mails about due maintenance',
  summary:
    'You will no longer be e-mailed when maintenance falls due. Other e-mails, such as invitations, still reach you.',
  stop: 'Stop these e-mails',
  doneTitle: 'You are unsubscribed',
  done: 'No more e-mails about due maintenance will be sent to you. You can turn them on again in your profile.',
  unknownTitle: 'This link does not work',
  unknown: 'Open the link in the e-mail again, or choose in your profile how often you get such e-mails.',
  profile: 'Open my profile',
}

export const unsubscribeText = defineText('unsubscribe', en, { es: () => import('./text.es') })
