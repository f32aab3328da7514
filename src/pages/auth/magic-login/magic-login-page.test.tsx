import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { MagicLoginPage } from './magic-login-page'

const token = 'c2lnbi1pbi1vbmNlLWFuZC1ubyBtb3Jl'
const tokens = { access_token: 'access', refresh_token: 'refresh' }
const onSignedIn = vi.fn()
const server = serveWith()

beforeEach(() => localStorage.clear())

describe('MagicLoginPage', () => {
  it('signs in with one click, and has the app loaded again', async () => {
    let sent: unknown
    server.use(
      platformHttp.get('/auth/magic-user', ({ response }) =>
        response(200).json({
          email: 'rosa@ridgeline.example',
          first_name: '',
          last_name: '',
          expires_at: '2026-11-21',
        }),
      ),
      platformHttp.post('/auth/magic-login', async ({ request, response }) => {
        sent = await request.json()
        return response(200).json(tokens)
      }),
    )
    render(<MagicLoginPage token={token} onSignedIn={onSignedIn} footer="" />)
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in as rosa@ridgeline.example' }))
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
    expect(sent).toEqual({ token })
    expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual(tokens)
  })

  it('offers a new link in place of one that is good no more', async () => {
    server.use(
      platformHttp.get('/auth/magic-user', ({ response }) =>
        response(410).json(problem(410, 'gone', 'This link was used or has expired.')),
      ),
    )
    render(<MagicLoginPage token={token} onSignedIn={onSignedIn} footer="" />)
    await screen.findByText('This link no longer works')
    expect(screen.getByRole('button', { name: 'E-mail me a link' })).toBeTruthy()
  })
})
