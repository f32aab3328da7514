import { pageRoute } from '@/shared/lib/page-route'

export const addQuoteRoute = pageRoute({
  path: '/add-quote',
  guard: 'signed-in',
  screen: () => import('./add-quote-page').then((page) => page.AddQuoteScreen),
})
