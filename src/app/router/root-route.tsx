import { createRootRouteWithContext, redirect } from '@tanstack/react-router'
import { isOpenWithoutLogin } from './guard'
import { onboardingRedirect } from './onboarding-rule'
import { RootLayout } from './root-layout'
import { currentUser, type RouterContext } from './router-context'

/** Applies the guard rule and the onboarding's to every address, also to those that no route has. */
export const createRoot = () =>
  createRootRouteWithContext<RouterContext>()({
    staticData: { guard: 'public', layout: 'menu' },
    component: RootLayout,
    beforeLoad: ({ context, location: { pathname, href } }) => {
      const user = currentUser(context)
      const next = `?next=${encodeURIComponent(href)}`
      if (user === null) {
        if (isOpenWithoutLogin(pathname)) return
        throw redirect({ href: `/login${next}`, replace: true })
      }
      const to = onboardingRedirect(user.onboarding_status, pathname)
      if (to) throw redirect({ href: to === '/onboarding' ? to + next : to, replace: true })
    },
  })

export type RootRoute = ReturnType<typeof createRoot>
