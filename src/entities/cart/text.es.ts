import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  inCartTitle: '{{name}} en el carrito',
  inCart_one: 'Una de {{total}} líneas está en el carrito, al precio de hoy.',
  inCart_other: '{{count}} de {{total}} líneas están en el carrito, a los precios de hoy.',
  outcomes: 'Qué pasó con cada línea',
  times: '{{quantity}} × {{name}}',
  replaces: 'Sustituye a {{number}}',
  added: 'En el carrito',
  superseded: 'Sustituida',
  unavailable: 'No incluida',
  done: 'Listo',
}
