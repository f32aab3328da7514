import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'

type AtAddressProps = {
  href: string
  children: ReactNode
  /** Shown in place of a page that could not be shown. */
  errorComponent?: ErrorRouteComponent
  /** Called with the address, initially the given one, whenever it changes. */
  onAddress?: ((href: string) => void) | undefined
}

/** The address of a page with a search. */
export function addressOf(path: string, search: Record<string, string | number | undefined>): string {
  const given = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

const staticData = { guard: 'public', layout: 'bare' } as const

/** A page by itself as if it were opened at an address, for tests and stories. */
export function AtAddress({ href, children, errorComponent, onAddress }: AtAddressProps) {
  const [router] = useState(() => {
    const root = createRootRoute({ staticData, component: Outlet })
    const anywhere = createRoute({
      getParentRoute: () => root,
      path: '$',
      staticData,
      component: () => children,
      errorComponent,
    })
    return createRouter({
      routeTree: root.addChildren([anywhere]),
      history: createMemoryHistory({ initialEntries: [href] }),
    })
  })
  useEffect(() => {
    onAddress?.(router.history.location.href)
    return router.history.subscribe(({ location }) => onAddress?.(location.href))
  }, [router, onAddress])
  return <RouterProvider<typeof router> router={router} />
}
