import { createRootRouteWithContext, redirect } from '@tanstack/react-router'
import { isOpenWithoutLogin } from './guard'
import { RootLayout } from './root-layout'
import { currentUser, type RouterContext } from './router-context'

/** Holds the guard rule for every address, also for those that no route has. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  staticData: { guard: 'public', layout: 'menu' },
  component: RootLayout,
  beforeLoad: ({ context, location }) => {
    if (currentUser(context) !== null || isOpenWithoutLogin(location.pathname)) return
    throw redirect({ href: `/login?next=${encodeURIComponent(location.href)}`, replace: true })
  },
})
