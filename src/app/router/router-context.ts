import type { QueryClient } from '@tanstack/react-query'
import { type User, userQueries } from '@/entities/user'
import type { Session } from '@/features/session'
import type { Guard, Layout } from '@/shared/lib/page-route'

export type RouterContext = { session: Session; queryClient: QueryClient }

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    guard: Guard
    layout: Layout
  }
}

/** Who is signed in; null when nobody is. */
export function currentUser({ session, queryClient }: RouterContext): User | null {
  if (!isSignedIn(session)) return null
  return queryClient.getQueryData(userQueries.me().queryKey) ?? null
}

export function isSignedIn(session: Session): boolean {
  return session.getSnapshot().context.tokens !== null
}
