import { pageRoute } from '@/shared/lib/page-route'

export const quoteRoute = pageRoute({
  path: '/quotes/$id',
  guard: 'signed-in',
  screen: () => import('./quote-page').then((page) => page.QuoteScreen),
})
