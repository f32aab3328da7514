import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { userQueries } from '@/entities/user'
import { type Session, SessionProvider, startSession } from '@/features/session'
import { createQueryClient } from '../../query-client'
import { followSession } from '../follow-session'
import { createAppRouter, loadRoutes } from '../router'

type OpenOptions = { signedIn: boolean; history?: RouterHistory }

/** The whole app at an address, as after a reload. The session is the caller's to stop. */
export async function openApp(path: string, { signedIn, history }: OpenOptions) {
  if (signedIn) localStorage.setItem('auth', JSON.stringify({ access_token: 'access', refresh_token: 'refresh' }))
  const queryClient = createQueryClient()
  const session: Session = startSession((user) => queryClient.setQueryData(userQueries.me().queryKey, user))
  await vi.waitFor(() => expectState(session, signedIn ? 'signedIn' : 'signedOut'))
  const router = createAppRouter({ session, queryClient })
  router.update({ ...router.options, history: history ?? createMemoryHistory({ initialEntries: [path] }) })
  followSession(session, router)
  await loadRoutes(router, session)
  render(
    <SessionProvider value={session}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SessionProvider>,
  )
  return { router, session }
}

function expectState(session: Session, state: string) {
  if (session.getSnapshot().value !== state) throw new Error(`The session is not ${state}.`)
}
