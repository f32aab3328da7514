import { oneOf, pageRoute, text } from '@/shared/lib/page-route'

export const unsubscribeRoute = pageRoute({
  path: '/unsubscribe',
  guard: 'public',
  layout: 'bare',
  search: { token: text, of: oneOf(['order', 'dealership']) },
  screen: () => import('./unsubscribe-page').then((page) => page.UnsubscribeScreen),
})
