import { id, pageRoute } from '@/shared/lib/page-route'

/** The address may have the machine's owner. */
export const addInstanceRoute = pageRoute({
  path: '/machine-instances/add',
  guard: 'signed-in',
  search: { organization_id: id },
  screen: () => import('./add-instance-page').then((page) => page.AddInstanceScreen),
})
