import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  inCartTitle: '{{name}} en el carrito',
  inCart: 'Añadidas a los precios de hoy: {{added}} de {{total}}.',
  outcomes: 'Resultado de cada línea',
  times: '{{quantity}} × {{name}}',
  replaces: 'Sustituye a {{number}}',
  added: 'En el carrito',
  superseded: 'Sustituida',
  unavailable: 'No incluida',
  done: 'Listo',
}
