import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { id, type PageRoute, type RawSearch } from '@/shared/lib/page-route'
import type { RootRoute } from './root-route'
import { currentUser } from './router-context'

/** Turns a page's route into one of the router. An address with an invalid id leads to no page. */
export function composeRoute<Path extends string, Search extends RawSearch>(
  root: RootRoute,
  { path, guard, layout, readSearch, redirect: redirectOf, screen }: PageRoute<Path, Search>,
) {
  return createRoute({
    getParentRoute: () => root,
    path,
    staticData: { guard, layout },
    validateSearch: readSearch,
    beforeLoad: ({ context, params, search }) => {
      if ('id' in params && id(params.id) === undefined) throw notFound()
      const href = redirectOf?.(currentUser(context), readSearch(search))
      if (href !== undefined) throw redirect({ href, replace: true })
    },
    component: lazyRouteComponent(async () => ({ default: await screen() })),
  })
}
