import { type AnyRoute, createRouter } from '@tanstack/react-router'
import { nextTask } from '@/shared/lib/next-task'
import { withoutSlash } from '@/shared/lib/page-route'
import { LoadingOverlay } from '@/shared/ui/loading-overlay'
import type { allRoutes } from './all-routes'
import { isOpenWithoutLogin } from './guard'
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
 * The router, with the way into the app until `loadPages` adds every page, or `loadNeeded` those that are open without
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
  /** What the address needs beside the sign-in; undefined if that is nothing. */
  const loadNeeded = (isSignedIn: boolean) => {
    if (isSignedIn) return loadPages()
    // Without them the address of who signed in, here or in another tab, would for a moment lead to no page.
    return needsPublicPages(router) ? loadPublicPages() : undefined
  }
  return { router, loadPages, loadNeeded }
}

/** Whether the address is that of a page without login which is not part of the first screen. */
function needsPublicPages({ history, routesByPath }: ReturnType<typeof routerOf<AnyRoute>>) {
  const path = withoutSlash(history.location.pathname)
  return isOpenWithoutLogin(path) && !(path in routesByPath)
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof routerOf<ReturnType<typeof allRoutes>>>
  }
}
