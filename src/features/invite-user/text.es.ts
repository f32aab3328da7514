import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Invitar a alguien',
  titleFor: 'Invitar a alguien a {{organization}}',
  description: 'Recibirá un correo con una contraseña temporal, válida durante siete días.',
  organization: 'Organización',
  chooseOrganization: 'Elija una organización',
  organizationRequired: 'La organización es obligatoria.',
  email: 'Correo electrónico',
  emailRequired: 'El correo electrónico es obligatorio.',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  roleRequired: 'La función es obligatoria.',
  send: 'Enviar invitación',
  sent: 'Invitación enviada a {{email}}',
  approvalDescription:
    'Un administrador de esta organización aprueba primero la cuenta. Después se envía la invitación.',
  ask: 'Enviar solicitud',
  asked: 'Pendiente de la aprobación de {{organization}}',
}
