import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { ResetPasswordPage } from './reset-password-page'

const server = serveWith()

const show = (token?: string) =>
  render(
    <ResetPasswordPage
      token={token}
      onReset={() => undefined}
      newLink={<a href="/forgot">Get a new link</a>}
      footer=""
    />,
  )

describe('ResetPasswordPage', () => {
  it('explains a link that is good no more, and leads to a new one', async () => {
    server.use(
      platformHttp.post('/auth/reset-password', ({ response }) =>
        response(410).json(problem(410, 'gone', 'This link was used or has expired.')),
      ),
    )
    show('c2lnbi1pbi1vbmNlLWFuZC1ubyBtb3Jl')
    await userEvent.type(screen.getByLabelText('New password'), 'quarry lorry in the rain')
    await userEvent.click(screen.getByRole('button', { name: 'Save new password' }))
    expect((await screen.findByRole('status')).textContent).toContain('A link works once, within one hour.')
    expect(screen.getByRole('link', { name: 'Get a new link' })).toBeTruthy()
    expect(screen.queryByLabelText('New password')).toBeNull()
  })

  it('takes an address that lost its token for such a link', () => {
    show()
    expect(screen.getByRole('link', { name: 'Get a new link' })).toBeTruthy()
  })

  it('says before it is done that other sessions end: "ends every session of the person" (contract)', () => {
    show('c2lnbi1pbi1vbmNlLWFuZC1ubyBtb3Jl')
    expect(screen.getByText(/You will be signed out on all devices\./)).toBeTruthy()
  })
})
