import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  accept: 'Aceptar',
  acceptNamed: 'Aceptar {{name}}',
  acceptTitle: '¿Permitir que {{name}} lo atienda?',
  acceptWarning: 'Verá sus máquinas y lo que usted le pida. Puede terminarlo cuando quiera.',
  accepted: 'Ahora trabaja con {{name}}',
  decline: 'Rechazar',
  declineNamed: 'Rechazar {{name}}',
  declineTitle: '¿Rechazar la solicitud de {{name}}?',
  declineWarning: 'No ve nada de usted. Puede volver a solicitarlo más adelante.',
  declined: 'Solicitud rechazada',
  withdraw: 'Retirar',
  withdrawNamed: 'Retirar la solicitud a {{name}}',
  withdrawTitle: '¿Retirar la solicitud a {{name}}?',
  withdrawWarning: 'Ya no se podrá aceptar. Usted puede volver a solicitarlo más adelante.',
  withdrawn: 'Solicitud retirada',
  end: 'Terminar',
  endNamed: 'Terminar con {{name}}',
  endTitle: '¿Dejar de trabajar con {{name}}?',
  endWarning:
    'Ninguno verá nada nuevo del otro y no se podrá pedir nada nuevo. Lo anterior, como pedidos y presupuestos, sigue legible para ambos.',
  ended: 'Ya no trabaja con {{name}}',
  askTitle: 'Solicitar a un operador existente',
  askDescription: 'El administrador del operador recibe un correo y decide. Hasta entonces usted no ve nada suyo.',
  email: 'Correo del administrador del operador',
  emailRequired: 'El correo electrónico es obligatorio.',
  ask: 'Solicitar',
  asked: 'Si {{email}} es el administrador de un operador, un correo va en camino',
}
