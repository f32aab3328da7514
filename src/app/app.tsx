import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense, use, useDeferredValue } from 'react'
import { isRestoring, type Session, SessionProvider, useSessionSelector } from '@/features/session'
import { LoadingOverlay } from '@/shared/ui/loading-overlay'
import { AppErrorBoundary } from './app-error-boundary'
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
  if (!isRestored) return <LoadingOverlay />
  if (pages) use(pages)
  return <RouterProvider router={router} />
}
