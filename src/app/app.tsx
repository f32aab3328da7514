import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense, use } from 'react'
import { isRestoring, type Session, SessionProvider, useSessionSelector } from '@/features/session'
import { LoadingOverlay } from '@/shared/ui/loading-overlay'
import { AppErrorBoundary } from './app-error-boundary'
import type { AppRouter } from './router/router'

type AppProps = {
  session: Session
  queryClient: QueryClient
  router: AppRouter
  /** Settles once the router has every page that the session needs. */
  routesLoaded: Promise<void>
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

function Screens({ router, routesLoaded }: Pick<AppProps, 'router' | 'routesLoaded'>) {
  use(routesLoaded)
  return useSessionSelector(isRestoring) ? <LoadingOverlay /> : <RouterProvider router={router} />
}
