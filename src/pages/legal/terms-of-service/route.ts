import { pageRoute } from '@/shared/lib/page-route'

export const termsOfServiceRoute = pageRoute({
  path: '/terms-of-service',
  guard: 'signed-in',
  screen: () => import('./terms-of-service-page').then((screen) => screen.TermsOfServicePage),
})
