import { pageRoute } from '@/shared/lib/page-route'

export const homeRoute = pageRoute({
  path: '/',
  guard: 'signed-in',
  redirect: (visitor) => (visitor?.is_superuser ? '/organizations' : undefined),
  screen: () => import('./home-screen').then((page) => page.HomeScreen),
})
