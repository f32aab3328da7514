import { createRouter } from '@tanstack/react-router'
import { LoadingOverlay } from '@/shared/ui/loading-overlay'
import { NotFound } from './not-found'
import { PageError } from './page-error'
import type { RouterContext } from './router-context'
import { routeTree } from './routes'

export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    // The queries decide themselves how fresh is fresh enough.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingComponent: LoadingOverlay,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFound,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
