import {
  createRootRouteWithContext,
  Outlet,
  redirect,
  useLocation,
  useMatches,
  useRouteContext,
} from '@tanstack/react-router'
import { type ComponentType, type ReactNode, Suspense, useDeferredValue, useEffect } from 'react'
import { loginRoute } from '@/pages/auth/login/route'
import { removeFirstScreen } from '@/shared/lib/first-screen'
import { withoutSlash } from '@/shared/lib/page-route'
import { mainId, PageAnnouncer } from '@/shared/lib/page-title'
import { LoadingOverlay } from '@/shared/ui/loading-overlay'
import { isOpenWithoutLogin, mayEnter } from './guard'
import { NotFound } from './not-found'
import { onboardingRedirect } from './onboarding-rule'
import { currentUser, type RouterContext } from './router-context'
import type { ShellProps } from './signed-in-shell'

/**
 * Applies the guard rule and the onboarding's to every address, also to those that no route has.
 * @param Shell around the pages of who is signed in; absent as long as nobody is
 */
export const createRoot = (Shell?: ComponentType<ShellProps>) =>
  createRootRouteWithContext<RouterContext>()({
    staticData: { guard: 'public', layout: 'menu' },
    component: () => <Layout Shell={Shell} />,
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

type LayoutProps = { Shell: ComponentType<ShellProps> | undefined }

/** Every page in its layout; the side menu "is shown when a user exists". */
function Layout({ Shell }: LayoutProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { guard, layout } = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {}
  const user = useRouteContext({ from: '__root__', select: currentUser })
  const outlet = guard && mayEnter(guard, user) ? <Outlet /> : <NotFound />
  const isAlone = layout === 'bare' || user === null || !Shell
  const page = (
    // The sign-in takes over what was typed before the first screen goes.
    <Page isAlone={isAlone} keepsFirstScreen={withoutSlash(path) === loginRoute.path}>
      {outlet}
    </Page>
  )

  return (
    <Suspense fallback={<LoadingOverlay />}>
      {isAlone ? (
        <main id={mainId} tabIndex={-1}>
          {page}
        </main>
      ) : (
        <Shell path={path} fill={layout === 'fill'}>
          {page}
        </Shell>
      )}
      <PageAnnouncer path={path} />
    </Suspense>
  )
}

type PageProps = { isAlone: boolean; keepsFirstScreen: boolean; children: ReactNode }

/**
 * At the start a page follows what is around it, because a phone would take too long for what both begin with. Until it
 * is there, the document shows what it came with.
 */
function Page({ isAlone, keepsFirstScreen, children }: PageProps) {
  const isTime = useDeferredValue(true, isAlone)
  useEffect(() => {
    if (isTime && !keepsFirstScreen) removeFirstScreen()
  }, [isTime, keepsFirstScreen])
  return isTime && children
}
