import {
  createRootRouteWithContext,
  Outlet,
  redirect,
  useLocation,
  useMatches,
  useRouteContext,
} from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { mainId, PageAnnouncer } from '@/shared/lib/page-title'
import { LoadingOverlay } from '@/shared/ui/loading-overlay'
import { isOpenWithoutLogin, mayEnter } from './guard'
import { NotFound } from './not-found'
import { onboardingRedirect } from './onboarding-rule'
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

const SignedInShell = lazy(() => import('./signed-in-shell').then((shell) => ({ default: shell.SignedInShell })))

/** Every page in its layout; the side menu "is shown when a user exists". */
function RootLayout() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { guard, layout } = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {}
  const user = useRouteContext({ from: '__root__', select: currentUser })
  const page = guard && mayEnter(guard, user) ? <Outlet /> : <NotFound />

  return (
    <Suspense fallback={<LoadingOverlay />}>
      {layout === 'bare' || user === null ? (
        <main id={mainId} tabIndex={-1}>
          {page}
        </main>
      ) : (
        <SignedInShell path={path} fill={layout === 'fill'}>
          {page}
        </SignedInShell>
      )}
      <PageAnnouncer path={path} />
    </Suspense>
  )
}
