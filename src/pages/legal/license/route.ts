import { pageRoute } from '@/shared/lib/page-route'

export const licenseRoute = pageRoute({
  path: '/license',
  guard: 'signed-in',
  screen: () => import('./license-page').then((screen) => screen.LicensePage),
})
