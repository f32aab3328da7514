import { createBrowserHistory } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Session } from '@/features/session'
import { platformHttp } from '../../../tests/msw/http'
import { dealershipAdmin } from '../../../tests/msw/people'
import { serveWith } from '../../../tests/msw/server'
import { loadScreens, openApp } from './testing/open-app'

serveWith(
  platformHttp.get('/auth/me', ({ response }) => response(200).json(dealershipAdmin)),
  platformHttp.put('/users/{id}', ({ response }) => response(200).json(dealershipAdmin)),
  platformHttp.post('/auth/logout', ({ response }) => response(204).empty()),
)

beforeAll(() => loadScreens('/profile', '/terms-of-service'), 60_000)

let session: Session

const firstName = () => screen.findByLabelText<HTMLInputElement>('First name')
const question = () => screen.findByRole('dialog', { name: 'Discard changes?' })
const press = async (role: 'button' | 'link', name: string) => userEvent.click(await screen.findByRole(role, { name }))

/** /profile, after another page of the app, with something typed into its form. */
async function typeOnProfile() {
  window.history.replaceState(null, '', '/terms-of-service')
  const app = await openApp('/terms-of-service', { signedIn: true, history: createBrowserHistory() })
  session = app.session
  await press('link', 'Settings')
  await userEvent.type(await firstName(), 'ita')
  return app.router
}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
})
afterEach(() => session.stop())

describe('"A form never loses what was typed"', () => {
  it('asks before a link leads away, and stays with what was typed', async () => {
    const router = await typeOnProfile()
    await press('link', 'Privacy')
    await question()
    await press('button', 'Keep editing')
    expect(router.state.location.pathname).toBe('/profile')
    expect((await firstName()).value).toMatch(/ita$/)
  })

  it('goes on when that is said', async () => {
    await typeOnProfile()
    await press('link', 'Privacy')
    await question()
    await press('button', 'Discard')
    await screen.findByRole('heading', { name: 'Privacy policy' })
  })

  it('asks before Back, each time', async () => {
    await typeOnProfile()
    for (const attempt of ['first', 'second']) {
      window.history.back()
      expect(await question(), attempt).toBeTruthy()
      await press('button', 'Keep editing')
      await waitFor(() => expect(window.location.pathname).toBe('/profile'))
    }
    window.history.back()
    await question()
    await press('button', 'Discard')
    await screen.findByRole('heading', { name: 'Terms of service' })
  })

  it('does not ask about what was saved', async () => {
    await typeOnProfile()
    await press('button', 'Save profile')
    await screen.findByText('Profile saved')
    await press('link', 'Privacy')
    await screen.findByRole('heading', { name: 'Privacy policy' })
  })

  it('does not ask who signs out', async () => {
    const router = await typeOnProfile()
    await press('button', 'Logout')
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(router.state.location.pathname).toBe('/login')
  })

  it('does not delay the end of a session', async () => {
    await typeOnProfile()
    localStorage.removeItem('auth')
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue: null }))
    await screen.findByRole('heading', { name: 'Sign in' })
  })
})
