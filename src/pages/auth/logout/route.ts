import { pageRoute } from '@/shared/lib/page-route'

export const logoutRoute = pageRoute({
  path: '/logout',
  guard: 'public',
  layout: 'bare',
  screen: () => import('./logout-page').then((page) => page.LogoutScreen),
})
