import type { QueryClient } from '@tanstack/react-query'
import { userQueries } from '@/entities/user'
import type { Asker } from './asked-machine'

/** Who is signed in, as far as it was read already. */
export function askerOf(queryClient: QueryClient): Asker {
  const user = queryClient.getQueryData(userQueries.me().queryKey)
  return user ? { user: user.email, organization_name: user.organization?.name ?? null } : {}
}
