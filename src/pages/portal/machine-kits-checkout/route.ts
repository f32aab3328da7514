import { pageRoute, text } from '@/shared/lib/page-route'

export const machineKitsCheckoutRoute = pageRoute({
  path: '/machine-kits-checkout',
  guard: 'public',
  layout: 'bare',
  search: { token: text },
  screen: () => import('./machine-kits-checkout-page').then((page) => page.MachineKitsCheckoutScreen),
})
