import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { ResetPasswordForm } from './reset-password-form'

const token = 'c2lnbi1pbi1vbmNlLWFuZC1ubyBtb3Jl'
const server = serveWith()
const onReset = vi.fn()
const onGone = vi.fn()

async function choose(password: string) {
  render(<ResetPasswordForm token={token} onReset={onReset} onGone={onGone} />)
  if (password) await userEvent.type(screen.getByLabelText('New password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Save new password' }))
}

function refuse(path: string, message: string) {
  server.use(
    platformHttp.post('/auth/reset-password', ({ response }) =>
      response(400).json({ ...problem(400, 'validation_failed', message), errors: [{ path, message }] }),
    ),
  )
}

beforeEach(() => {
  onReset.mockReset()
  onGone.mockReset()
})

describe('ResetPasswordForm', () => {
  it('sends the token of the link with the new password', async () => {
    let sent: unknown
    server.use(
      platformHttp.post('/auth/reset-password', async ({ request, response }) => {
        sent = await request.json()
        return response(204).empty()
      }),
    )
    await choose('quarry lorry in the rain')
    await vi.waitFor(() => expect(onReset).toHaveBeenCalledTimes(1))
    expect(sent).toEqual({ token, new_password: 'quarry lorry in the rain' })
  })

  it.each([
    ['', 'Enter a new password.'],
    ['too short', 'Use at least 12 characters.'],
  ])('says beside the field what is wrong with %j, without a call', async (password, message) => {
    await choose(password)
    await screen.findByText(message)
    expect(document.activeElement).toBe(screen.getByLabelText('New password'))
  })

  it('says beside the field what the server refuses: "refused when among common ones" (behaviour, section 3)', async () => {
    refuse('body.new_password', 'This password is too common.')
    await choose('password1234')
    await screen.findByText('This password is too common.')
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('password1234')
    expect(onGone).not.toHaveBeenCalled()
  })

  it('says when the link is no longer valid: "single use, one hour" (behaviour, section 3)', async () => {
    server.use(
      platformHttp.post('/auth/reset-password', ({ response }) =>
        response(410).json(problem(410, 'gone', 'This link was used or has expired.')),
      ),
    )
    await choose('quarry lorry in the rain')
    await vi.waitFor(() => expect(onGone).toHaveBeenCalledTimes(1))
    expect(onReset).not.toHaveBeenCalled()
  })

  it('takes a token that can be none for a link that is good no more', async () => {
    refuse('body.token', 'must NOT have fewer than 20 characters')
    await choose('quarry lorry in the rain')
    await vi.waitFor(() => expect(onGone).toHaveBeenCalledTimes(1))
  })
})
