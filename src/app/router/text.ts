import { defineText } from '@/shared/lib/i18n'

export const en = {
  allMachines: 'All machines',
  cart: 'Cart',
  inventory: 'Inventory',
  manuals: 'Manuals',
  operatorMachinesForSuperUser: 'Operator machines',
  instances: 'Machine instances',
  notFoundTitle: 'Page not found',
  notFoundAdvice: 'Check the address. The page may have been removed, or you may not have access to it.',
  goHome: 'Go to Home',
  cutOffTitle: 'This page needs a connection',
  cutOffAdvice: 'What it shows is not stored on this device. Try again as soon as there is a network.',
  outOfReachTitle: 'The server cannot be reached',
  outOfReachAdvice: 'You are still signed in. The page opens by itself as soon as the server answers.',
  failedTitle: 'This page did not load',
  crashedTitle: 'Something went wrong',
  crashedAdvice: 'Reload the page to continue. If it happens again, tell your administrator what you were doing.',
  opening: 'Opening…',
  reload: 'Reload',
}

export const routerText = defineText('router', en, { es: () => import('./text.es') })
