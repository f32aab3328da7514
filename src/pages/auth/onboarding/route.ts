import { pageRoute, textOnly } from '@/shared/lib/page-route'

/** The address says where to go on afterwards. */
export const onboardingRoute = pageRoute({
  path: '/onboarding',
  guard: 'signed-in',
  layout: 'bare',
  search: { next: textOnly },
  screen: () => import('./onboarding-page').then((page) => page.OnboardingScreen),
})
