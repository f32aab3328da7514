import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '@/entities/user'
import { signedInAs } from '@/entities/user/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin, orgUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { OnboardingPage } from './onboarding-page'

const server = serveWith()
const onFinished = vi.fn()
const sent: unknown[] = []

/** A server that asks for these, one after the other. */
function askFor(user: User, ...next: User['onboarding_status'][]) {
  let now: User = user
  const advance = async (request: { json: () => Promise<unknown> }) => {
    sent.push(await request.json())
    now = { ...now, onboarding_status: next.shift() ?? null }
    return now
  }
  server.use(
    platformHttp.get('/auth/me', ({ response }) => response(200).json(now)),
    platformHttp.post('/auth/change-password', async ({ request, response }) =>
      response(200).json(await advance(request)),
    ),
    platformHttp.put('/users/{id}', async ({ request, response }) => response(200).json(await advance(request))),
  )
  renderScreen(<OnboardingPage onFinished={onFinished} footer="" />, signedInAs(user))
}

async function choosePassword() {
  await userEvent.type(screen.getByLabelText('New password'), 'quarry lorry in the rain')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
}

const currentStep = () => screen.getByRole('list', { name: 'Steps' }).querySelector('[aria-current=step]')?.textContent
const invited: User = { ...orgUser, first_name: 'Mia', last_name: '', onboarding_status: 'CHANGE_PASSWORD' }

beforeEach(() => {
  onFinished.mockReset()
  sent.length = 0
})

describe('OnboardingPage', () => {
  it('"an invited user gets CHANGE_PASSWORD (temporary password), then COMPLETE_PROFILE; then DONE" (behaviour, section 3)', async () => {
    askFor(invited, 'COMPLETE_PROFILE', 'DONE')
    expect(currentStep()).toContain('Your password')
    await choosePassword()

    await userEvent.type(await screen.findByLabelText('Last name'), ' Holt ')
    expect(currentStep()).toContain('Your name')
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Mia')
    expect(onFinished).not.toHaveBeenCalled()

    await userEvent.click(screen.getByRole('button', { name: 'Finish' }))
    await vi.waitFor(() => expect(onFinished).toHaveBeenCalledTimes(1))
    expect(sent).toEqual([
      { new_password: 'quarry lorry in the rain' },
      { first_name: 'Mia', last_name: 'Holt', language: 'en' },
    ])
  })

  it('is over for an Org Admin of a dealership with ONBOARDING_STRIPE: "a banner, no redirect"', async () => {
    askFor({ ...dealershipAdmin, onboarding_status: 'COMPLETE_PROFILE' }, 'ONBOARDING_STRIPE')
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }))
    await vi.waitFor(() => expect(onFinished).toHaveBeenCalledTimes(1))
  })

  it('keeps what was typed when a try fails', async () => {
    askFor(invited)
    server.use(
      platformHttp.post('/auth/change-password', ({ response }) =>
        response(400).json({
          ...problem(400, 'validation_failed', 'The request is not valid.'),
          errors: [{ path: 'body.new_password', message: 'This is your current password. Choose another one.' }],
        }),
      ),
    )
    await choosePassword()
    await screen.findByText('This is your current password. Choose another one.')
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('quarry lorry in the rain')
  })

  it('goes on where the change was made and only its answer was lost', async () => {
    askFor(invited)
    server.use(
      platformHttp.post('/auth/change-password', () => Response.error()),
      platformHttp.get('/auth/me', ({ response }) =>
        response(200).json({ ...invited, onboarding_status: 'COMPLETE_PROFILE' }),
      ),
    )
    await choosePassword()
    await screen.findByLabelText('First name')
  })

  it('asks for both names', async () => {
    askFor({ ...invited, onboarding_status: 'COMPLETE_PROFILE' })
    await userEvent.type(screen.getByLabelText('Last name'), '  ')
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }))
    await screen.findByText('Enter your last name.')
    expect(sent).toEqual([])
  })
})
