import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  ask: 'Pedir precio',
  askNamed: 'Pedir precio de {{part}}',
  asked: 'Precio solicitado: {{number}}',
  offered: 'Precio ofrecido: {{number}}',
  title: 'Pedir precio',
  whatIsSent:
    'El concesionario recibe una solicitud de presupuesto con lo que indique aquí. La respuesta aparece entre sus presupuestos.',
  forMachine: 'Para {{machine}}',
  dealership: 'Concesionario',
  quantity: 'Cantidad',
  quantityWrong: 'Indique un número entero de 1 a {{most}}.',
  note: 'Mensaje al concesionario',
  question: 'Pregunté al asistente: «{{question}}»',
  send: 'Enviar solicitud',
  sent: 'Se ha pedido precio a {{dealership}}: presupuesto {{number}}.',
  askedBefore: 'No se ha enviado nada: el presupuesto {{number}} ya pide esta pieza.',
}
