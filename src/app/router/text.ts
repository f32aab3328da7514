import { defineText } from '@/shared/lib/i18n'

export const en = {
  allMachines: 'All machines',
  cart: 'Cart',
  inventory: 'Inventory',
  manuals: 'Manuals',
  operatorMachines: 'Operator machines',
  instances: 'Machine instances',
  notFoundTitle: 'This page does not exist',
  notFoundAdvice: 'The address may be mistyped, or what was here is gone or not yours to see.',
  goHome: 'Go to the start',
  failedTitle: 'This page did not load',
  crashedTitle: 'Something went wrong',
  crashedAdvice: 'Reload the page to continue. If it happens again, tell your administrator what you did last.',
  reload: 'Reload',
}

export const routerText = defineText('router', en, { es: () => import('./text.es') })
