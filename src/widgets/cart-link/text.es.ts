import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  cart: 'Carrito',
  withLines_one: 'Carrito, {{count}} línea',
  withLines_other: 'Carrito, {{count}} líneas',
}
