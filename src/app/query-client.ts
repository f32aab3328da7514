import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/shared/api'

const retries = 2

/** Whether a failed read is worth another try: a refusal stays one, a lost answer or a server in trouble may pass. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
  return !isRefusal && failures < retries
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 30_000 }, mutations: { retry: false } },
  })
}
