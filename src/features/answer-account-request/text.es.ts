import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  approve: 'Aprobar',
  approveNamed: 'Aprobar a {{email}}',
  approveDone: 'Invitación enviada a {{email}}',
  decline: 'Rechazar',
  declineNamed: 'Rechazar a {{email}}',
  declineDone: 'Solicitud rechazada',
  withdraw: 'Retirar',
  withdrawNamed: 'Retirar la solicitud para {{email}}',
  withdrawDone: 'Solicitud retirada',
}
