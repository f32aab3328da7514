import { pageRoute } from '@/shared/lib/page-route'

export const changePasswordRoute = pageRoute({
  path: '/change-password',
  guard: 'signed-in',
  screen: () => import('./change-password-page').then((page) => page.ChangePasswordScreen),
})
