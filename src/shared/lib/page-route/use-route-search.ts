import { useNavigate, useSearch } from '@tanstack/react-router'
import type { PageRoute } from './page-route'
import type { RawSearch } from './read-search'

/** `push` leaves a step behind that the browser's Back leads to. */
export type Step = 'push' | 'replace'

/** The search parameters of the page that is shown, and how to change them. */
export function useRouteSearch<Search extends RawSearch>({
  readSearch,
}: Pick<PageRoute<string, Search>, 'readSearch'>) {
  const search = readSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const go = (next: (before: RawSearch) => RawSearch, step: Step) =>
    void navigate({ to: '.', search: (before) => readSearch(next(before)), replace: step === 'replace' })
  return {
    search,
    /** Replaces the search by what follows from the one that the address has by then. */
    go,
    setSearch: (next: Search, step: Step = 'replace') => go(() => next, step),
    /** Changes the parameters that it names, in the address as it is by then; undefined removes one. */
    changeSearch: (change: Partial<Search>, step: Step = 'replace') => go((before) => ({ ...before, ...change }), step),
  }
}
