import { id, pageRoute } from '@/shared/lib/page-route'

/** The address says whose tasks are set. */
export const createScheduleRoute = pageRoute({
  path: '/create-maintenance-schedule',
  guard: 'signed-in',
  search: { machine: id, dealership: id, instance: id },
  screen: () => import('./create-schedule-page').then((page) => page.CreateScheduleScreen),
})
