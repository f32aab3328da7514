import { id, pageRoute } from '@/shared/lib/page-route'

export const taxSettingsRoute = pageRoute({
  path: '/taxes',
  guard: 'dealership-admin',
  search: { organization_id: id },
  screen: () => import('./tax-settings-page').then((page) => page.TaxSettingsScreen),
})
