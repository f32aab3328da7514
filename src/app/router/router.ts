import { type AnyRoute, createRouter } from '@tanstack/react-router'
import { nextTask } from '@/shared/lib/next-task'
import { LoadingOverlay } from '@/shared/ui/loading-overlay'
import type { allRoutes } from './all-routes'
import { NotFound } from './not-found'
import { PageError } from './page-error'
import type { RouterContext } from './router-context'
import { signInRouteTree } from './sign-in-routes'

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

/**
 * The router, with the way into the app until `loadPages` adds every page, or `loadPublicPages` those that are open without
 * login. The latter never replace the former.
 */
export function createAppRouter(context: RouterContext) {
  const router = routerOf<AnyRoute>(signInRouteTree(), context)
  const show = (routeTree: AnyRoute) => router.update({ ...router.options, routeTree })
  const addPages = async () => {
    const { allRoutes } = await import('./all-routes')
    await nextTask()
    show(allRoutes())
  }
  const addPublicPages = async () => {
    const { publicRouteTree } = await import('./public-routes')
    if (pages) await pages
    else show(publicRouteTree())
  }
  let pages: Promise<void> | undefined
  let publicPages: Promise<void> | undefined
  const loadPages = () => {
    pages ??= addPages()
    return pages
  }
  const loadPublicPages = () => {
    publicPages ??= pages ?? addPublicPages()
    return publicPages
  }
  return { router, loadPages, loadPublicPages }
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof routerOf<ReturnType<typeof allRoutes>>>
  }
}
