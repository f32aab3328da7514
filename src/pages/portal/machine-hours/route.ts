import { pageRoute, text } from '@/shared/lib/page-route'

export const machineHoursRoute = pageRoute({
  path: '/machine-hours',
  guard: 'public',
  layout: 'bare',
  search: { token: text },
  screen: () => import('./machine-hours-page').then((page) => page.MachineHoursScreen),
})
