import { defineText } from '@/shared/lib/i18n'

export const en = {
  approve: 'Approve',
  approveNamed: 'Approve {{email}}',
  approveDone: 'Invitation sent to {{email}}',
  decline: 'Decline',
  declineNamed: 'Decline {{email}}',
  declineDone: 'Request declined',
  withdraw: 'Withdraw',
  withdrawNamed: 'Withdraw the request for {{email}}',
  withdrawDone: 'Request withdrawn',
}

export const answerAccountRequestText = defineText('answer-account-request', en, { es: () => import('./text.es') })
