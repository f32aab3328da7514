import { createBrowserHistory } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { northfield } from '@/entities/organization/testing'
import type { Session } from '@/features/session'
import { platformHttp } from '../../../tests/msw/http'
import { noViews } from '../../../tests/msw/list-views'
import { superUser } from '../../../tests/msw/people'
import { serveWith } from '../../../tests/msw/server'
import { loadScreens, openApp } from './testing/open-app'

serveWith(
  noViews,
  platformHttp.get('/auth/me', ({ response }) => response(200).json(superUser)),
  platformHttp.get('/organizations/', ({ response }) =>
    response(200).json({ items: [northfield], total: 1, page: 1, limit: 10 }),
  ),
  platformHttp.get('/organizations/links', ({ response }) =>
    response(200).json({ items: [], total: 0, page: 1, limit: 1000 }),
  ),
  platformHttp.get('/organizations/{id}', ({ response }) => response(200).json(northfield)),
)

beforeAll(() => loadScreens('/organizations'), 60_000)

let session: Session
beforeEach(async () => {
  localStorage.clear()
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  window.history.replaceState(null, '', '/organizations')
  const app = await openApp('/organizations', { signedIn: true, history: createBrowserHistory() })
  session = app.session
  await userEvent.click(await screen.findByRole('link', { name: northfield.name }))
  await screen.findByLabelText('Name')
})
afterEach(() => session.stop())

describe('an organization beside the list', () => {
  it('is part of the address, and Back closes it', async () => {
    expect(window.location.search).toBe(`?organization=${northfield.id}`)
    window.history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(window.location.href).toMatch(/\/organizations$/)
  })

  it('"a form never loses what was typed": Back asks first', async () => {
    await userEvent.type(screen.getByLabelText('Name'), ' West')
    window.history.back()
    await screen.findByRole('dialog', { name: 'Discard changes?' })
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(window.location.search).toBe(`?organization=${northfield.id}`))
    expect(screen.getByDisplayValue(`${northfield.name} West`)).toBeTruthy()
  })
})
