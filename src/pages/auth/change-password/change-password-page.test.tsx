import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { signedInAs } from '@/entities/user/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { orgUser } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { ChangePasswordPage } from './change-password-page'

const sent: unknown[] = []
serveWith(
  platformHttp.post('/auth/change-password', async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json(orgUser)
  }),
)

describe('ChangePasswordPage', () => {
  it('changes it, and says that every other session has ended', async () => {
    renderScreen(<ChangePasswordPage home={<a href="/">Home</a>} />, signedInAs(orgUser))
    await userEvent.type(screen.getByLabelText('Current password'), 'yardhand-demo-2026')
    await userEvent.type(screen.getByLabelText('New password'), 'quarry lorry in the rain')
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
    expect((await screen.findByRole('status')).textContent).toContain(
      'On all other devices, sign in with the new password.',
    )
    expect(screen.queryByLabelText('Current password')).toBeNull()
    expect(sent).toEqual([{ current_password: 'yardhand-demo-2026', new_password: 'quarry lorry in the rain' }])
  })
})
