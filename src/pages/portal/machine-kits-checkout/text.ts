import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Order service kits',
  sides: '{{operator}} orders from {{dealership}}',
  failed: 'The link could not be opened',
  kits: 'Kits for due services',
  forTask: '{{task}} on {{machine}}',
  noPrice: 'No price. Ask the dealership.',
  subtotal: 'Parts',
  coreCharge: 'Core charges',
  total: 'Total before tax',
  place: 'Order kits',
  chooseOne: 'Choose at least one kit.',
  nothing: 'Nothing to order',
  nothingAdvice: 'No due service has a kit that you can order here. Ask the dealership.',
  back: 'Back to the due services',
}

export const kitsCheckoutText = defineText('machine-kits-checkout-page', en, { es: () => import('./text.es') })
