import type { QueryClient } from '@tanstack/react-query'
import { onLanguageChange } from '@/shared/lib/i18n'

/** Reads again what the server answers in the language that was shown before (`Accept-Language`). */
export function followLanguage(queryClient: QueryClient): () => void {
  return onLanguageChange(() => {
    // The first answer to a query is still waited for: TanStack Query asks again only where there is one.
    for (const { promise, queryKey, state } of queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })) {
      const readAgain = () => void queryClient.invalidateQueries({ queryKey, exact: true })
      if (state.data === undefined) promise?.then(readAgain, () => undefined)
    }
    void queryClient.invalidateQueries()
  })
}
