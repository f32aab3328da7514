import { organizationTypes } from '@/entities/organization'
import { id, listRoute, oneOf } from '@/shared/lib/page-route'

export const organizationsRoute = listRoute({
  path: '/organizations',
  guard: 'super-user',
  search: { type: oneOf(organizationTypes) },
  aside: { organization: id },
  screen: () => import('./organizations-page').then((page) => page.OrganizationsPage),
})
