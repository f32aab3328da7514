import { type AnyRoute, createRouter } from '@tanstack/react-router'
import { LoadingOverlay } from '@/shared/ui/loading-overlay'
import type { allRoutes } from './all-routes'
import { NotFound } from './not-found'
import { PageError } from './page-error'
import { publicRouteTree } from './public-routes'
import type { RouterContext } from './router-context'

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

/** The router, with the pages that are open without login until `loadPages` adds those behind the sign-in. */
export function createAppRouter(context: RouterContext) {
  const router = routerOf<AnyRoute>(publicRouteTree(), context)
  const addPages = async () => {
    const { allRoutes } = await import('./all-routes')
    router.update({ ...router.options, routeTree: allRoutes() })
  }
  let pages: Promise<void> | undefined
  const loadPages = () => {
    pages ??= addPages()
    return pages
  }
  return { router, loadPages }
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof routerOf<ReturnType<typeof allRoutes>>>
  }
}
