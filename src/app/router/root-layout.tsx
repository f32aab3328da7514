import { Outlet, useLocation, useMatches, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { mainId, PageAnnouncer } from '@/shared/lib/page-title'
import { LoadingOverlay } from '@/shared/ui/loading-overlay'
import { mayEnter } from './guard'
import { NotFound } from './not-found'
import { currentUser } from './router-context'

const SignedInShell = lazy(() => import('./signed-in-shell').then((shell) => ({ default: shell.SignedInShell })))

/** Every page in its layout; the side menu "is shown when a user exists". */
export function RootLayout() {
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
