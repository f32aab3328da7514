import { forgotPasswordRoute } from '@/pages/auth/forgot-password/route'
import { loginRoute } from '@/pages/auth/login/route'
import { logoutRoute } from '@/pages/auth/logout/route'
import { magicLoginRoute } from '@/pages/auth/magic-login/route'
import { resetPasswordRoute } from '@/pages/auth/reset-password/route'
import { composeRoute } from './compose-route'
import { createRoot, type RootRoute } from './root-route'

/** The way into the app. These routes alone are part of the first screen, which has a limit. */
export const signInRoutes = (root: RootRoute) =>
  [
    composeRoute(root, loginRoute),
    composeRoute(root, logoutRoute),
    composeRoute(root, forgotPasswordRoute),
    composeRoute(root, resetPasswordRoute),
    composeRoute(root, magicLoginRoute),
  ] as const

export function signInRouteTree() {
  const root = createRoot()
  return root.addChildren(signInRoutes(root))
}
