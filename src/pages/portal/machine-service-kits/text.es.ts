import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Kits de servicio pendientes',
  serial: 'Serie {{serial}}',
  dueAt: 'Vence al alcanzar {{figure}}',
  dueOn: 'Vence el {{day}}',
  wasDueAt: 'Venció al alcanzar {{figure}}',
  wasDueOn: 'Venció el {{day}}',
  dueBoth: 'Vence al alcanzar {{figure}} o el {{day}}, lo que llegue antes',
  price: 'Precio del kit',
  noPrice: 'A consultar',
  call: 'Llame a {{dealership}} para pedir estos kits.',
  noKit: 'Esta tarea no tiene kit.',
  nothing: 'No hay nada pendiente',
  nothingAdvice: 'Cuando venza una tarea de una de sus máquinas, aparecerá aquí con su kit.',
  order: 'Pedir estos kits',
  ask: 'Pedir un presupuesto',
  askHelp: '{{dealership}} revisa las piezas y le envía un presupuesto. Todavía no es un pedido.',
  kits: 'Kits',
  forTask: '{{task}} en {{machine}}',
  chooseOne: 'Elija al menos un kit.',
  contact: 'Su nombre',
  contactRequired: 'Introduzca su nombre.',
  note: 'Mensaje',
  noteHelp: 'Por ejemplo, su teléfono o para cuándo necesita las piezas.',
  sendRequest: 'Enviar solicitud',
  asked: 'Solicitud enviada a {{dealership}}',
  askedNext:
    'Revisarán las piezas y enviarán por correo el presupuesto {{number}} a los administradores de {{operator}}, que podrán aceptarlo. Hasta entonces no se pide nada.',
  failed: 'No se pudo abrir el enlace',
}
