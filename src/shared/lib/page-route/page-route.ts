import type { ComponentType } from 'react'
import { type RawSearch, type Readers, readSearch, type SearchOf } from './read-search'

/** What an address asks for: nothing, somebody who is signed in, or a role. */
export type Guard = 'public' | 'signed-in' | 'org-admin' | 'dealership-staff' | 'dealership-admin' | 'super-user'

/** `fill`: with the side menu, and the page gets all of the space beside it, for panes of its own. */
export type Layout = 'bare' | 'menu' | 'fill'

/** Who opens an address; null is nobody. */
type Visitor = { is_superuser: boolean } | null

/** A page's own address: who may open it, what its search parameters mean, and the screen it shows. */
export type PageRoute<Path extends string, Search extends RawSearch> = {
  path: Path
  guard: Guard
  layout: Layout
  /** Reads the search parameters of an address, which are untrusted: what is no value of a parameter is left out. */
  readSearch: (raw: RawSearch) => Search
  /** Another address for some visitors. */
  redirect?: ((visitor: Visitor, search: Search) => string | undefined) | undefined
  /** Loaded when it is first shown. */
  screen: () => Promise<ComponentType>
}

type PageRouteOptions<Path extends string, Parameters extends Readers> = {
  path: Path
  guard: Guard
  /** With the side menu unless stated otherwise. */
  layout?: Layout
  /** The parameters that the page knows, and how each is read. */
  search?: Parameters
  redirect?: (visitor: Visitor, search: SearchOf<Parameters>) => string | undefined
  screen: () => Promise<ComponentType>
}

/** The route of a page. `src/app/router` composes the routes of all pages. */
export function pageRoute<const Path extends string, Parameters extends Readers = Record<never, never>>({
  layout = 'menu',
  search,
  ...route
}: PageRouteOptions<Path, Parameters>): PageRoute<Path, SearchOf<Parameters>> {
  return { ...route, layout, readSearch: (raw) => readSearch(raw, search) }
}
