import { pageRoute } from '@/shared/lib/page-route'

export const privacyPolicyRoute = pageRoute({
  path: '/privacy-policy',
  guard: 'signed-in',
  screen: () => import('./privacy-policy-page').then((screen) => screen.PrivacyPolicyPage),
})
