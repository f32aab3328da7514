import { QueryClient } from '@tanstack/react-query'
import { whenIdle } from '@/shared/lib/next-task'

/**
 * Reads once more what is on the screen, one after the other, for a worker that stores what passes it. Nothing is rendered
 * for it: what was read stays as it is.
 */
export async function readAside(queryClient: QueryClient): Promise<void> {
  const aside = new QueryClient()
  const cache = queryClient.getQueryCache()
  for (const query of cache.findAll({ type: 'active' })) {
    await whenIdle()
    // Nothing is read for a person who has signed out meanwhile.
    if (cache.get(query.queryHash) !== query) continue
    const { options, queryKey } = query
    // The options of a query have the defaults of its client in them, which those of another one do not replace.
    const once = { ...options, queryKey, retry: false, gcTime: 0 }
    // The next one is stored all the same.
    await aside.fetchQuery(once).catch(() => undefined)
  }
}
