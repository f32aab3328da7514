import { defineText } from '@/shared/lib/i18n'

export const en = {
  accept: 'Accept',
  acceptNamed: 'Accept {{name}}',
  acceptTitle: 'Let {{name}} serve you?',
  acceptWarning: 'It will see your machines and what you order from it. You can end this at any time.',
  accepted: 'You work with {{name}} now',
  decline: 'Decline',
  declineNamed: 'Decline {{name}}',
  declineTitle: 'Decline the request of {{name}}?',
  declineWarning: 'It sees nothing of yours. It can ask again later.',
  declined: 'Request declined',
  withdraw: 'Withdraw',
  withdrawNamed: 'Withdraw the request to {{name}}',
  withdrawTitle: 'Withdraw the request to {{name}}?',
  withdrawWarning: 'It can no longer be accepted. You can ask again later.',
  withdrawn: 'Request withdrawn',
  end: 'End',
  endNamed: 'End with {{name}}',
  endTitle: 'End working with {{name}}?',
  endWarning:
    'Neither of you sees anything new of the other, and nothing new can be ordered. What was before, such as orders and quotes, stays readable to both.',
  ended: 'You no longer work with {{name}}',
  askTitle: 'Ask an existing operator',
  askDescription: 'The operator’s admin gets an e-mail and decides. Until then you see nothing of theirs.',
  email: 'E-mail of the operator’s admin',
  emailRequired: 'Email is required field.',
  ask: 'Ask',
  asked: 'If {{email}} is the admin of an operator, an e-mail is on its way',
}

export const answerLinkText = defineText('answer-link', en, { es: () => import('./text.es') })
