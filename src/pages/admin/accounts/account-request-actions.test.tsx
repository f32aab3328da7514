import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AccountRequest } from '@/entities/user'
import { waitingRequest } from '@/entities/user/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { AccountRequestActions } from './account-request-actions'

let sent: unknown[] = []
const server = serveWith(
  platformHttp.put('/users/requests/{id}', async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json({ ...waitingRequest, status: 'APPROVED' })
  }),
)

const show = (request: AccountRequest = waitingRequest) => renderScreen(<AccountRequestActions request={request} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  sent = []
})

describe('AccountRequestActions', () => {
  it.each([
    ['Approve driver@ridgeline.example', 'approve', 'Invitation sent to driver@ridgeline.example'],
    ['Decline driver@ridgeline.example', 'decline', 'Request declined'],
  ])('an admin of the operator: %s', async (button, action, message) => {
    show()
    await press(button)
    await screen.findByText(message)
    expect(sent).toEqual([{ action }])
  })

  it('the dealership can only withdraw it', async () => {
    show({ ...waitingRequest, can_approve: false })
    expect(screen.queryByRole('button', { name: /^(Approve|Decline)/ })).toBeNull()
    await press('Withdraw the request for driver@ridgeline.example')
    await screen.findByText('Request withdrawn')
    expect(sent).toEqual([{ action: 'withdraw' }])
  })

  it('says why where somebody else has answered meanwhile', async () => {
    server.use(
      platformHttp.put('/users/requests/{id}', ({ response }) =>
        response(409).json(problem(409, 'wrong_state', 'This is no longer possible.')),
      ),
    )
    show()
    await press('Approve driver@ridgeline.example')
    await screen.findByText('This is no longer possible.')
  })
})
