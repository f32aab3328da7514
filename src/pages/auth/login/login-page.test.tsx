import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { LoginPage } from './login-page'

const tokens = { access_token: 'access', refresh_token: 'refresh' }
const server = serveWith()
const onSignedIn = vi.fn()

async function signInAs(email: string, password: string) {
  render(<LoginPage onSignedIn={onSignedIn} />)
  if (email) await userEvent.type(screen.getByLabelText('E-mail'), email)
  if (password) await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

beforeEach(() => {
  localStorage.clear()
  onSignedIn.mockReset()
})

describe('LoginPage', () => {
  it('"e-mail is required (message: Email is required field.)"', async () => {
    await signInAs('', 'secret')
    expect(screen.getByText('Email is required field.')).toBeTruthy()
    expect(screen.queryByText('Password is required field.')).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
  })

  it('"Password is required (message: Password is required field.)"', async () => {
    await signInAs('rosa@ridgeline.example', '')
    expect(screen.getByText('Password is required field.')).toBeTruthy()
    expect(screen.queryByText('Email is required field.')).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  })

  it('keeps the tokens under the key "auth" and has the app loaded again', async () => {
    let sent: unknown
    server.use(
      platformHttp.post('/auth/login', async ({ request, response }) => {
        sent = await request.json()
        return response(200).json(tokens)
      }),
    )
    await signInAs(' rosa@ridgeline.example ', 'a long password')
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
    expect(sent).toEqual({ email: 'rosa@ridgeline.example', password: 'a long password' })
    expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual(tokens)
  })

  it('"The server message is shown on failure", and what was typed stays', async () => {
    server.use(
      platformHttp.post('/auth/login', ({ response }) =>
        response(401).json(problem(401, 'invalid_credentials', 'Wrong e-mail or password.')),
      ),
    )
    await signInAs('rosa@ridgeline.example', 'wrong')
    expect((await screen.findByRole('alert')).textContent).toBe('Wrong e-mail or password.')
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('rosa@ridgeline.example')
    expect(localStorage.getItem('auth')).toBeNull()
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  it('puts what the server says about a field beside that field', async () => {
    const errors = [{ path: 'body.email', message: 'This is not an e-mail address.' }]
    server.use(
      platformHttp.post('/auth/login', ({ response }) =>
        response(400).json({ ...problem(400, 'validation_failed', 'The request is not valid.'), errors }),
      ),
    )
    await signInAs('rosa', 'secret')
    await screen.findByText('This is not an e-mail address.')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('"No response at all yields: Network error or server did not respond."', async () => {
    server.use(platformHttp.post('/auth/login', () => Response.error()))
    await signInAs('rosa@ridgeline.example', 'a long password')
    expect((await screen.findByRole('alert')).textContent).toBe('Network error or server did not respond.')
  })

  it('can be filled by a password manager', () => {
    render(<LoginPage onSignedIn={onSignedIn} />)
    expect(screen.getByLabelText('E-mail').getAttribute('autocomplete')).toBe('username')
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password')
  })

  it('says why somebody is asked to sign in again', () => {
    render(<LoginPage hasExpired onSignedIn={onSignedIn} />)
    expect(screen.getByRole('status').textContent).toContain('Your session has ended.')
  })

  it('greets who comes from choosing a new password', () => {
    render(<LoginPage hasExpired hasNewPassword onSignedIn={onSignedIn} />)
    expect(screen.getByRole('status').textContent).toBe('Your new password is saved. Sign in with it.')
  })

  it('has the e-mail filled in for who comes from an invitation, and can still be changed', async () => {
    render(<LoginPage email="mia@northfield.example" onSignedIn={onSignedIn} />)
    const email = screen.getByLabelText<HTMLInputElement>('E-mail')
    expect(email.value).toBe('mia@northfield.example')
    await userEvent.clear(email)
    await userEvent.type(email, 'rosa@ridgeline.example')
    expect(email.value).toBe('rosa@ridgeline.example')
  })
})
