import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Piezas y entrega',
  heading: 'Pedido {{number}}',
  failed: 'No se pudo abrir el pedido',
  shipTo: 'Enviar a',
  note: 'Nota',
  back: 'Volver al pedido',
  cancelReturn: 'Cancelar la devolución',
  returnCancelled: 'Devolución cancelada',
}
