import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '@/entities/user'
import type { Session } from '@/features/session'
import { platformHttp } from '../../../tests/msw/http'
import { noViews } from '../../../tests/msw/list-views'
import { answerMachineHome } from '../../../tests/msw/machine-home'
import { dealershipAdmin, operator, orgUser, superUser } from '../../../tests/msw/people'
import { problem } from '../../../tests/msw/problem'
import { serveWith } from '../../../tests/msw/server'
import { isOpenWithoutLogin } from './guard'
import { showsSideMenu } from './layout'
import { loadScreens, openApp } from './testing/open-app'

const server = serveWith(
  noViews,
  platformHttp.get('/machines/all-brands', ({ response }) =>
    response(200).json({ items: [], total: 0, page: 1, limit: 100 }),
  ),
  platformHttp.get('/auth/me', ({ response }) => response(200).json(operator)),
  platformHttp.post('/auth/logout', ({ response }) => response(204).empty()),
  ...answerMachineHome(),
)

beforeAll(() => loadScreens('/', '/login', '/machines', '/organizations', '/onboarding'), 60_000)

let session: Session

async function open(path: string, { signedIn }: { signedIn: boolean }) {
  const app = await openApp(path, { signedIn })
  session = app.session
  return app.router
}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
})
afterEach(() => session.stop())

describe('the search of an address', () => {
  it('reaches neither page nor server where it is no value of a parameter, or no parameter', async () => {
    const asked: string[] = []
    server.use(
      platformHttp.get('/machines/', ({ request, response }) => {
        asked.push(new URL(request.url).search)
        return response(200).json({ items: [], total: 0, page: 1, limit: 10 })
      }),
    )
    const router = await open('/machines?page=-1&status=broken&color=red&search=wl', { signedIn: true })
    await screen.findByText('Nothing matches')
    expect(asked).toEqual(['?search=wl&limit=10'])
    expect(router.state.location.href).toBe('/machines?search=wl')
  })

  it('leads nowhere after login where it is no path', async () => {
    const router = await open('/login?next=5', { signedIn: true })
    await screen.findByRole('heading', { name: 'Loader 5' })
    expect(router.state.location.pathname).toBe('/')
  })
})

describe('routes', () => {
  it.each(['/', '/machines?page=2', '/no-such-page'])(
    '"Everything else goes to /login", with the way back: %s',
    async (path) => {
      const router = await open(path, { signedIn: false })
      await screen.findByRole('heading', { name: 'Sign in' })
      expect(router.state.location.pathname).toBe('/login')
      expect(router.state.location.search).toEqual({ next: path })
    },
  )

  it('/login leads on who is signed in already', async () => {
    const router = await open('/login?next=%2F%2Fevil.example', { signedIn: true })
    await screen.findByRole('heading', { name: 'Loader 5' })
    expect(router.state.location.pathname).toBe('/')
  })

  it('/login leads on who signs in from another tab', async () => {
    const router = await open('/login?next=%2Flicense', { signedIn: false })
    await screen.findByRole('heading', { name: 'Sign in' })
    const newValue = JSON.stringify({ access_token: 'access', refresh_token: 'refresh' })
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue }))
    await screen.findByRole('button', { name: 'Logout' })
    expect(router.state.location.pathname).toBe('/license')
  })

  it('an address that nothing answers to leads back to Home', async () => {
    await open('/no-such-page', { signedIn: true })
    await screen.findByRole('heading', { name: 'Page not found' })
    await userEvent.click(screen.getByRole('link', { name: 'Go to Home' }))
    await screen.findByRole('heading', { name: 'Loader 5' })
    expect(document.title).toBe('Home · Yardhand')
  })

  it('an id that can be none leads to no page, without asking the server', async () => {
    await open('/machines/not-an-id', { signedIn: true })
    await screen.findByRole('heading', { name: 'Page not found' })
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Go to Home' }))
    await screen.findByRole('heading', { name: 'Loader 5' })
  })

  it('"Logout clears auth, user and the stored conversation, then goes to /login."', async () => {
    const router = await open('/', { signedIn: true })
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(router.state.location.href).toBe('/login')
    expect(localStorage.getItem('auth')).toBeNull()
  })

  it('what belongs to everybody is in the palette, also where the menu does not name it', async () => {
    server.use(
      platformHttp.get('/auth/me', ({ response }) => response(200).json(superUser)),
      platformHttp.get('/machines/operator', ({ response }) =>
        response(200).json({ items: [], total: 0, page: 1, limit: 10 }),
      ),
    )
    const router = await open('/license', { signedIn: true })
    await screen.findByRole('button', { name: 'Logout' })
    await userEvent.keyboard('{Control>}k{/Control}')
    await screen.findByRole('option', { name: 'Manuals' })
    await userEvent.click(screen.getByRole('option', { name: 'Operator machines' }))
    await screen.findByRole('heading', { name: 'Operator machines and messages' })
    expect(router.state.location.pathname).toBe('/operator-machines')
  })

  it('agree with the guard rule and the layout rule', async () => {
    const router = await open('/order-completed', { signedIn: false })
    expect(Object.keys(router.routesByPath)).toContain('/operator-orders')
    for (const [path, { options }] of Object.entries(router.routesByPath)) {
      const { guard, layout } = options.staticData
      expect([path, guard === 'public']).toEqual([path, isOpenWithoutLogin(path)])
      expect([path, layout !== 'bare']).toEqual([path, showsSideMenu(path)])
    }
  })
})

describe('who is asked for something first', () => {
  const invited: User = { ...orgUser, onboarding_status: 'CHANGE_PASSWORD' }
  const openAs = (user: User, path: string) => {
    server.use(platformHttp.get('/auth/me', ({ response }) => response(200).json(user)))
    return open(path, { signedIn: true })
  }

  it('"the user is sent to /onboarding", with the way back', async () => {
    const router = await openAs(invited, '/machines?page=2')
    await screen.findByRole('heading', { name: 'Choose your own password' })
    expect(router.state.location.href).toBe('/onboarding?next=%2Fmachines%3Fpage%3D2')
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('can still sign out', async () => {
    const router = await openAs(invited, '/onboarding')
    await userEvent.click(await screen.findByRole('link', { name: 'Sign out' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(router.state.location.href).toBe('/login')
  })

  it('can read what it agrees to', async () => {
    await openAs(invited, '/terms-of-service')
    await screen.findByRole('heading', { name: 'Terms of service' })
  })

  it('/onboarding leads home who has none', async () => {
    const router = await openAs(operator, '/onboarding')
    await screen.findByRole('heading', { name: 'Loader 5' })
    expect(router.state.location.href).toBe('/')
  })

  it('ONBOARDING_STRIPE: "a banner, no redirect" (behaviour, section 3)', async () => {
    const router = await openAs({ ...dealershipAdmin, onboarding_status: 'ONBOARDING_STRIPE' }, '/license')
    await screen.findByText('Card payments are not set up yet')
    expect(router.state.location.href).toBe('/license')
  })

  it('"A super user is redirected to /organizations"', async () => {
    server.use(
      platformHttp.get('/organizations/', ({ response }) =>
        response(200).json({ items: [], total: 0, page: 1, limit: 10 }),
      ),
    )
    const router = await openAs(superUser, '/')
    await screen.findByRole('heading', { name: 'Organizations' })
    expect(router.state.location.pathname).toBe('/organizations')
  })
})

describe('a new password by link', () => {
  const setPassword = async () => {
    await userEvent.type(await screen.findByLabelText('New password'), 'quarry lorry in the rain')
    await userEvent.click(screen.getByRole('button', { name: 'Save new password' }))
  }

  it.each([true, false])(
    'leads to /login with a notice, and signs out here: signed in before: %s',
    async (signedIn) => {
      server.use(platformHttp.post('/auth/reset-password', ({ response }) => response(204).empty()))
      const router = await open('/reset-password?token=c2lnbi1pbi1vbmNlLWFuZC1ubyBtb3Jl', { signedIn })
      await setPassword()
      await screen.findByText('Your new password is saved. Sign in with it.')
      expect(router.state.location.pathname).toBe('/login')
      expect(localStorage.getItem('auth')).toBeNull()
    },
  )

  it('that is good no more leads to a new one', async () => {
    server.use(
      platformHttp.post('/auth/reset-password', ({ response }) =>
        response(410).json(problem(410, 'gone', 'This link was used or has expired.')),
      ),
    )
    await open('/reset-password?token=c2lnbi1pbi1vbmNlLWFuZC1ubyBtb3Jl', { signedIn: false })
    await setPassword()
    await userEvent.click(await screen.findByRole('link', { name: 'Get a new link' }))
    await screen.findByRole('button', { name: 'E-mail me a link' })
  })
})
