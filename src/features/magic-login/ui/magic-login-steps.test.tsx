import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, noAnswer } from '@/shared/api'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { MagicLoginSteps } from './magic-login-steps'

const token = 'c2lnbi1pbi1vbmNlLWFuZC1ubyBtb3Jl'
const rosa = {
  email: 'rosa@ridgeline.example',
  first_name: 'Rosa',
  last_name: 'Delgado',
  expires_at: '2026-11-21T08:30:00Z',
}
const asked: (string | null)[] = []
const signIn = vi.fn<(token: string) => Promise<void>>()
const onSignedIn = vi.fn()

const server = serveWith(
  platformHttp.get('/auth/magic-user', ({ query, response }) => {
    asked.push(query.get('token'))
    return response(200).json(rosa)
  }),
)

const show = () =>
  render(<MagicLoginSteps token={token} signIn={signIn} onSignedIn={onSignedIn} expired={<p>Ask for a new one</p>} />)
const theButton = () => screen.findByRole('button', { name: 'Sign in as Rosa Delgado' })

beforeEach(() => {
  asked.length = 0
  signIn.mockReset().mockResolvedValue()
  onSignedIn.mockReset()
})

describe('MagicLoginSteps', () => {
  it('"the page asks for one click before it posts" (behaviour, section 3)', async () => {
    show()
    await theButton()
    expect(screen.getByText('Account: rosa@ridgeline.example')).toBeTruthy()
    expect(asked).toEqual([token])
    expect(signIn).not.toHaveBeenCalled()

    await userEvent.click(await theButton())
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
    expect(signIn).toHaveBeenCalledExactlyOnceWith(token)
  })

  it('says of a link that is good no more what to do', async () => {
    server.use(
      platformHttp.get('/auth/magic-user', ({ response }) =>
        response(410).json(problem(410, 'gone', 'This link was used or has expired.')),
      ),
    )
    show()
    await screen.findByText('Ask for a new one')
  })

  it('says what failed, and tries again from the beginning', async () => {
    signIn.mockRejectedValueOnce(noAnswer())
    show()
    await userEvent.click(await theButton())
    expect((await screen.findByRole('alert')).textContent).toContain('Network error or server did not respond.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await userEvent.click(await theButton())
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
    expect(asked).toEqual([token, token])
  })

  it('says so when the link was used between the check and the click', async () => {
    signIn.mockRejectedValueOnce(new ApiError({ status: 410, data: problem(410, 'gone', 'It was used.') }))
    show()
    await userEvent.click(await theButton())
    await screen.findByText('Ask for a new one')
    expect(onSignedIn).not.toHaveBeenCalled()
  })
})
