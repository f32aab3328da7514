import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense, use, useDeferredValue } from 'react'
import { isOutOfReach, isRestoring, type Session, SessionProvider, useSessionSelector } from '@/features/session'
import { LoadingOverlay } from '@/shared/ui/loading-overlay'
import { AppErrorBoundary } from './app-error-boundary'
import { OutOfReach } from './out-of-reach'
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

function Screens({ router, loadNeeded }: AppRouter) {
  const pages = loadNeeded(useSessionSelector(({ context }) => context.tokens !== null))
  // Deferred, because a store's news is rendered at one go, here with the whole page.
  const isRestored = useDeferredValue(!useSessionSelector(isRestoring))
  const isShut = useSessionSelector(isOutOfReach)
  if (!isRestored && isShut && !isOpenWithoutLogin(router.history.location.pathname)) return <OutOfReach />
  if (!isRestored && !isShut) return <LoadingOverlay />
  if (pages) use(pages)
  return <RouterProvider router={router} />
}
