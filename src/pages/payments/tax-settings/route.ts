import { pageRoute } from '@/shared/lib/page-route'

export const taxSettingsRoute = pageRoute({
  path: '/taxes',
  guard: 'dealership-admin',
  screen: () => import('./tax-settings-page').then((page) => page.TaxSettingsScreen),
})
