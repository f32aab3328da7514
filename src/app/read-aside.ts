import { QueryClient } from '@tanstack/react-query'
import { whenIdle } from '@/shared/lib/next-task'

/**
 * Reads once more what is on the screen, one after the other, for a worker that stores what passes it. Nothing is rendered
 * for it: what was read stays as it is.
 */
export async function readAside(queryClient: QueryClient): Promise<void> {
  const aside = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always', gcTime: 0 } } })
  for (const { options, queryKey } of queryClient.getQueryCache().findAll({ type: 'active' })) {
    await whenIdle()
    // The next one is stored all the same.
    await aside.fetchQuery({ ...options, queryKey }).catch(() => undefined)
  }
}
