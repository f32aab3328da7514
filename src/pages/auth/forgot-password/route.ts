import { pageRoute } from '@/shared/lib/page-route'

export const forgotPasswordRoute = pageRoute({
  path: '/forgot-password',
  guard: 'public',
  layout: 'bare',
  screen: () => import('./forgot-password-page').then((page) => page.ForgotPasswordScreen),
})
