import { pageRoute, text } from '@/shared/lib/page-route'

export const machineHoursThankYouRoute = pageRoute({
  path: '/machine-hours-thank-you',
  guard: 'public',
  layout: 'bare',
  search: { token: text },
  screen: () => import('./machine-hours-thank-you-page').then((page) => page.MachineHoursThankYouScreen),
})
