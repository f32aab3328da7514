import { defineText } from '@/shared/lib/i18n'

export const en = {
  inCart: '{{part}} is in your cart',
}

export const addToCartText = defineText('add-to-cart', en, { es: () => import('./text.es') })
