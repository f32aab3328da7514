import { pageRoute, text } from '@/shared/lib/page-route'

export const machineServiceKitsRoute = pageRoute({
  path: '/machine-service-kits',
  guard: 'public',
  layout: 'bare',
  search: { token: text },
  screen: () => import('./machine-service-kits-page').then((page) => page.MachineServiceKitsScreen),
})
