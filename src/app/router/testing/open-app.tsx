import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { vi } from 'vitest'
import { userQueries } from '@/entities/user'
import { type Session, startSession } from '@/features/session'
import { App } from '../../app'
import { createQueryClient } from '../../query-client'
import { followSession } from '../follow-session'
import { createAppRouter } from '../router'

type OpenOptions = { signedIn: boolean; history?: RouterHistory }

/** The whole app at an address, as after a reload. The session is the caller's to stop. */
export async function openApp(path: string, { signedIn, history }: OpenOptions) {
  if (signedIn) localStorage.setItem('auth', JSON.stringify({ access_token: 'access', refresh_token: 'refresh' }))
  const queryClient = createQueryClient()
  const session: Session = startSession((user) => queryClient.setQueryData(userQueries.me().queryKey, user))
  await vi.waitFor(() => expectState(session, signedIn ? 'signedIn' : 'signedOut'))
  const appRouter = createAppRouter({ session, queryClient })
  const { router, loadPages } = appRouter
  router.update({ ...router.options, history: history ?? createMemoryHistory({ initialEntries: [path] }) })
  followSession(session, appRouter)
  if (signedIn) await loadPages()
  // The app waits for its pages in a promise, which only an awaited `act` follows.
  await act(async () => render(<App session={session} queryClient={queryClient} {...appRouter} />))
  return { router, session }
}

/** Loads screens ahead: the first one takes a busy machine longer than a test may. */
export async function loadScreens(...paths: string[]): Promise<void> {
  const { allRoutes } = await import('../all-routes')
  const routes = Object.values(allRoutes().children ?? {})
  await Promise.all(
    routes.map(({ options }) => 'path' in options && paths.includes(options.path) && options.component?.preload?.()),
  )
}

function expectState(session: Session, state: string) {
  if (session.getSnapshot().value !== state) throw new Error(`The session is not ${state}.`)
}
