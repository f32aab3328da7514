import { pageRoute, text } from '@/shared/lib/page-route'

export const resetPasswordRoute = pageRoute({
  path: '/reset-password',
  guard: 'public',
  layout: 'bare',
  search: { token: text },
  screen: () => import('./reset-password-page').then((page) => page.ResetPasswordScreen),
})
