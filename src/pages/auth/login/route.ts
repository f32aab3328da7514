import { nextPath } from '@/features/session'
import { oneOf, pageRoute, text, textOnly } from '@/shared/lib/page-route'

/** The page to open after signing in, the account's e-mail, and what has just been done. */
const search = { next: textOnly, email: text, notice: oneOf(['new-password']) }

export const loginRoute = pageRoute({
  path: '/login',
  guard: 'public',
  layout: 'bare',
  search,
  redirect: (visitor, { next }) => (visitor ? nextPath(next) : undefined),
  screen: () => import('./login-page').then((page) => page.LoginScreen),
})
