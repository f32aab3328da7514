import { pageRoute, text } from '@/shared/lib/page-route'

export const magicLoginRoute = pageRoute({
  path: '/magic-login',
  guard: 'public',
  layout: 'bare',
  search: { token: text },
  screen: () => import('./magic-login-screen').then((screen) => screen.MagicLoginScreen),
})
