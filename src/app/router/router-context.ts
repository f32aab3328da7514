import type { QueryClient } from '@tanstack/react-query'
import { type User, userQueries } from '@/entities/user'
import type { Session } from '@/features/session'
import type { Guard } from './guard'
import type { Layout } from './layout'

export type RouterContext = { session: Session; queryClient: QueryClient }

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    guard: Guard
    layout: Layout
  }
}

/** Who is signed in; null when nobody is. */
export function currentUser({ session, queryClient }: RouterContext): User | null {
  if (session.getSnapshot().context.tokens === null) return null
  return queryClient.getQueryData(userQueries.me().queryKey) ?? null
}
