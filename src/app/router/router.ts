import { type AnyRoute, createRouter } from '@tanstack/react-router'
import type { Session } from '@/features/session'
import { LoadingOverlay } from '@/shared/ui/loading-overlay'
import type { allRoutes } from './all-routes'
import { NotFound } from './not-found'
import { PageError } from './page-error'
import { publicRouteTree } from './public-routes'
import { isSignedIn, type RouterContext } from './router-context'

const routerOf = <Tree extends AnyRoute>(routeTree: Tree, context: RouterContext) =>
  createRouter({
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

/** The router, with the pages that are open without login until somebody is signed in. */
export const createAppRouter = (context: RouterContext) => routerOf<AnyRoute>(publicRouteTree(), context)

export type AppRouter = ReturnType<typeof createAppRouter>

/** Adds the pages behind the sign-in where somebody is signed in. */
export async function loadRoutes(router: AppRouter, session: Session): Promise<void> {
  if (!isSignedIn(session)) return
  const { allRoutes } = await import('./all-routes')
  router.update({ ...router.options, routeTree: allRoutes() })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof routerOf<ReturnType<typeof allRoutes>>>
  }
}
