import { id, oneOf, pageRoute } from '@/shared/lib/page-route'

export const addQuoteRoute = pageRoute({
  path: '/add-quote',
  guard: 'signed-in',
  // The machine that it is for, its two sides, and whether it begins with what is in their cart.
  search: { instance_id: id, dealership_id: id, operator_id: id, from: oneOf(['cart']) },
  screen: () => import('./add-quote-page').then((page) => page.AddQuoteScreen),
})
