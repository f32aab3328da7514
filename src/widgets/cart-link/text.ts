import { defineText } from '@/shared/lib/i18n'

export const en = {
  cart: 'Cart',
  withLines_one: 'Cart, {{count}} line',
  withLines_other: 'Cart, {{count}} lines',
}

export const cartLinkText = defineText('cart-link', en, { es: () => import('./text.es') })
