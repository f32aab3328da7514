import { QueryClient } from '@tanstack/react-query'
import { isRefusal, trackReads } from '@/shared/api'
import { FRESH_MS } from '@/shared/config'

const retries = 2

/**
 * Whether a failed read is worth another try: a refusal stays one, a lost answer or a server in trouble may pass. Without
 * a network it is tried again when there is one.
 */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  return navigator.onLine && !isRefusal(error) && failures < retries
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // Without a network what was read before is stored, and the rest fails at once instead of waiting unseen.
      queries: { retry: isWorthRetrying, staleTime: FRESH_MS, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  trackReads(client)
  return client
}
