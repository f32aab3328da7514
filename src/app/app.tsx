import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense, use, useDeferredValue } from 'react'
import { isRestoring, type Session, SessionProvider, useSessionSelector } from '@/features/session'
import { withoutSlash } from '@/shared/lib/page-route'
import { LoadingOverlay } from '@/shared/ui/loading-overlay'
import { AppErrorBoundary } from './app-error-boundary'
import { isOpenWithoutLogin } from './router/guard'
import type { AppRouter } from './router/router'

type AppProps = AppRouter & {
  session: Session
  queryClient: QueryClient
}

export function App({ session, queryClient, ...screens }: AppProps) {
  return (
    <AppErrorBoundary>
      <SessionProvider value={session}>
        <QueryClientProvider client={queryClient}>
          <Suspense fallback={<LoadingOverlay />}>
            <Screens {...screens} />
          </Suspense>
        </QueryClientProvider>
      </SessionProvider>
    </AppErrorBoundary>
  )
}

function Screens({ router, loadPages, loadPublicPages }: AppRouter) {
  const isSignedIn = useSessionSelector(({ context }) => context.tokens !== null)
  // Deferred, because a store's news is rendered at one go, here with the whole page.
  const isRestored = useDeferredValue(!useSessionSelector(isRestoring))
  // Without them the address of who signed in, here or in another tab, would for a moment lead to no page.
  const pages = isSignedIn ? loadPages() : needsPublicPages(router) ? loadPublicPages() : undefined
  if (!isRestored) return <LoadingOverlay />
  if (pages) use(pages)
  return <RouterProvider router={router} />
}

/** Whether the address is that of a page without login which is not part of the first screen. */
function needsPublicPages({ history, routesByPath }: AppRouter['router']) {
  const path = withoutSlash(history.location.pathname)
  return isOpenWithoutLogin(path) && !(path in routesByPath)
}
