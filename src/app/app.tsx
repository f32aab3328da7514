import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { isRestoring, type Session, SessionProvider, useSessionSelector } from '@/features/session'
import { LoadingOverlay } from '@/shared/ui/loading-overlay'
import { AppErrorBoundary } from './app-error-boundary'
import type { AppRouter } from './router/router'

type AppProps = { session: Session; queryClient: QueryClient; router: AppRouter }

export function App({ session, queryClient, router }: AppProps) {
  return (
    <AppErrorBoundary>
      <SessionProvider value={session}>
        <QueryClientProvider client={queryClient}>
          <Screens router={router} />
        </QueryClientProvider>
      </SessionProvider>
    </AppErrorBoundary>
  )
}

function Screens({ router }: Pick<AppProps, 'router'>) {
  return useSessionSelector(isRestoring) ? <LoadingOverlay /> : <RouterProvider router={router} />
}
