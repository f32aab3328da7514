import { id, oneOf, pageRoute } from '@/shared/lib/page-route'
import { addSteps } from './steps'

/** The address has the step, except the first, and the machine's owner. */
export const addInstanceRoute = pageRoute({
  path: '/machine-instances/add',
  guard: 'signed-in',
  search: { step: oneOf(addSteps.slice(1)), organization_id: id },
  screen: () => import('./add-instance-page').then((page) => page.AddInstanceScreen),
})
