import { pageRoute, text } from '@/shared/lib/page-route'

export const magicLoginRoute = pageRoute({
  path: '/magic-login',
  guard: 'public',
  layout: 'bare',
  search: { token: text },
  screen: () => import('./magic-login-page').then((page) => page.MagicLoginScreen),
})
