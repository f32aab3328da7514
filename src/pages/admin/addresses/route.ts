import { id, pageRoute } from '@/shared/lib/page-route'

/** For a super user, the address names the organization. */
export const addressesRoute = pageRoute({
  path: '/addresses',
  guard: 'org-admin',
  search: { organization_id: id },
  screen: () => import('./addresses-page').then((page) => page.AddressesScreen),
})
