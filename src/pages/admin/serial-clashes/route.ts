import { listRoute } from '@/shared/lib/page-route'

export const serialClashesRoute = listRoute({
  path: '/serial-clashes',
  guard: 'super-user',
  screen: () => import('./serial-clashes-page').then((page) => page.SerialClashesPage),
})
