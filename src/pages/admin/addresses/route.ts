import { id, pageRoute } from '@/shared/lib/page-route'

/** The address holds whose addresses they are, for a super user. */
export const addressesRoute = pageRoute({
  path: '/addresses',
  guard: 'org-admin',
  search: { organization_id: id },
  screen: () => import('./addresses-page').then((page) => page.AddressesScreen),
})
