import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { northfield, ridgeline } from '@/entities/organization/testing'
import { waitingRequest } from '@/entities/user/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { operator } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { InviteUserDialog } from './invite-user-dialog'

let sent: unknown[] = []
const server = serveWith(
  platformHttp.get('/users/groups', ({ query, response }) => {
    const items = [{ name: 'Org Admin' as const }, { name: 'Org User' as const }]
    const operators = query.get('organization_id') === ridgeline.id ? [{ name: 'Machine Operator' as const }] : []
    return response(200).json({ items: [...items, ...operators], total: 2, page: 1, limit: 1000 })
  }),
  platformHttp.post('/users/', async ({ request, response }) => {
    const invitation = await request.json()
    sent.push(invitation)
    return response(201).json({ ...operator, email: invitation.email })
  }),
)

const onClose = vi.fn()

function show(props: Partial<ComponentProps<typeof InviteUserDialog>> = {}) {
  renderScreen(<InviteUserDialog organizationId={undefined} onClose={onClose} {...props} />)
}

async function choose(field: string, option: string) {
  await screen.findByRole('option', { name: option })
  await userEvent.selectOptions(screen.getByLabelText(field), option)
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send invitation' }))

beforeEach(() => {
  sent = []
  onClose.mockReset()
})

describe('InviteUserDialog', () => {
  it('for an operator with admins of its own, says that it waits for their approval', async () => {
    server.use(platformHttp.post('/users/', ({ response }) => response(202).json(waitingRequest)))
    show({ organizationId: ridgeline.id, needsApproval: true })
    expect(screen.getByText(/An admin of this organization approves the account first/)).toBeTruthy()
    await userEvent.type(screen.getByLabelText('E-mail'), 'driver@ridgeline.example')
    await choose('Role', 'Machine Operator')
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }))
    await screen.findByText('Request sent to the admins of Ridgeline Quarry')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('"invite by e-mail with role"', async () => {
    show()
    await userEvent.type(screen.getByLabelText('E-mail'), ' clerk@northfield.example ')
    await choose('Role', 'Org User')
    await userEvent.type(screen.getByLabelText(/First name/), 'Mia')
    await send()
    await screen.findByText('Invitation sent to clerk@northfield.example')
    expect(sent).toEqual([{ email: 'clerk@northfield.example', group: 'Org User', first_name: 'Mia', last_name: '' }])
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('asks for e-mail and role before it sends anything', async () => {
    show()
    await send()
    await screen.findByText('Enter an e-mail address.')
    await screen.findByText('Choose a role.')
    expect(sent).toEqual([])
  })

  it('offers the roles of the organization that a super user chooses', async () => {
    const organizations = [northfield, ridgeline].map(({ id, name }) => ({ value: id, label: name }))
    show({ organizations })
    await userEvent.type(screen.getByLabelText('E-mail'), 'driver@ridgeline.example')
    await choose('Organization', 'Ridgeline Quarry')
    await choose('Role', 'Machine Operator')
    await send()
    await screen.findByText('Invitation sent to driver@ridgeline.example')
    expect(sent).toMatchObject([{ organization_id: ridgeline.id, group: 'Machine Operator' }])
  })

  it('stays, with what was typed, when there is such an account already', async () => {
    server.use(
      platformHttp.post('/users/', ({ response }) =>
        response(409).json(problem(409, 'email_taken', 'There is already an account with this e-mail address.')),
      ),
    )
    show()
    await userEvent.type(screen.getByLabelText('E-mail'), 'admin@northfield.example')
    await choose('Role', 'Org Admin')
    await send()
    await screen.findByText('There is already an account with this e-mail address.')
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('admin@northfield.example')
    expect(onClose).not.toHaveBeenCalled()
  })
})
