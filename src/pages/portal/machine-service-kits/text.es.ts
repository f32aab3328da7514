import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Kits de servicio pendientes',
  serial: 'Serie {{serial}}',
  dueAt: 'Vence a las {{figure}}',
  dueOn: 'Vence el {{day}}',
  dueBoth: 'Vence a las {{figure}} o el {{day}}, lo que llegue antes',
  price: 'Precio del kit',
  noPrice: 'A consultar',
  call: 'Llame a {{dealership}} para pedir estos kits.',
  noKit: 'Esta tarea no tiene kit.',
  nothing: 'No hay nada pendiente',
  nothingAdvice: 'Cuando venza una tarea de una de sus máquinas, aparecerá aquí con su kit.',
  order: 'Pedir estos kits',
  failed: 'No se pudo abrir el enlace',
}
