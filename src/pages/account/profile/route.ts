import { pageRoute } from '@/shared/lib/page-route'

export const profileRoute = pageRoute({
  path: '/profile',
  guard: 'signed-in',
  screen: () => import('./profile-page').then((page) => page.ProfileScreen),
})
