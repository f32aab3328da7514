import { id, pageRoute } from '@/shared/lib/page-route'

export const addQuoteRoute = pageRoute({
  path: '/add-quote',
  guard: 'signed-in',
  // The machine that it is for, and its two sides.
  search: { instance_id: id, dealership_id: id, operator_id: id },
  screen: () => import('./add-quote-page').then((page) => page.AddQuoteScreen),
})
