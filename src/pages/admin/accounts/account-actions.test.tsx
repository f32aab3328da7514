import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { User } from '@/entities/user'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin, orgUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { AccountActions } from './account-actions'

let sent: unknown[] = []
const server = serveWith(
  platformHttp.get('/users/groups', ({ response }) =>
    response(200).json({ items: [{ name: 'Org Admin' }, { name: 'Org User' }], total: 2, page: 1, limit: 1000 }),
  ),
  platformHttp.put('/users/{id}', async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json(orgUser)
  }),
  platformHttp.post('/users/{id}/resend-invitation', ({ params, response }) => {
    sent.push(params.id)
    return response(200).json(orgUser)
  }),
)

const mia: User = { ...orgUser, first_name: 'Mia', last_name: 'Holt' }
const invited: User = { ...mia, status: 'invited' }
const deactivated: User = { ...mia, status: 'deactivated', is_active: false }

async function open(user: User, manages = true) {
  renderScreen(<AccountActions user={user} manages={manages} />)
  const trigger = screen.queryByRole('button', { name: /^Actions for/ })
  if (trigger) await userEvent.click(trigger)
  return screen.queryAllByRole('menuitem').map(({ textContent }) => textContent)
}
const choose = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  sent = []
})

describe('AccountActions', () => {
  it.each([
    ['active', mia, ['Change role', 'Deactivate']],
    ['invited', invited, ['Resend invitation', 'Change role', 'Deactivate']],
    ['deactivated', deactivated, ['Change role', 'Reactivate']],
  ])('offers for an account that is %s what can be done with it', async (_, user, offered) => {
    expect(await open(user)).toEqual(offered)
  })

  it.each([
    ['active', mia],
    ['invited', invited],
  ])('offers nothing for an account that is %s and managed by others', async (_, user) => {
    expect(await open(user, false)).toEqual([])
  })

  it('deactivates only once it is confirmed', async () => {
    await open(mia)
    await choose('Deactivate')
    await screen.findByRole('dialog', { name: 'Deactivate Mia Holt?' })
    expect(sent).toEqual([])
    await press('Deactivate')
    await screen.findByText('Mia Holt is deactivated')
    expect(sent).toEqual([{ is_active: false }])
  })

  it('reactivates', async () => {
    await open(deactivated)
    await choose('Reactivate')
    await press('Reactivate')
    await screen.findByText('Mia Holt is active again')
    expect(sent).toEqual([{ is_active: true }])
  })

  it('gives another role', async () => {
    await open(mia)
    await choose('Change role')
    await screen.findByRole('option', { name: 'Org Admin' })
    expect(screen.getByLabelText<HTMLSelectElement>('Role').value).toBe('Org User')
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Org Admin')
    await press('Save role')
    await screen.findByText('Mia Holt has a new role')
    expect(sent).toEqual([{ group: 'Org Admin' }])
  })

  it('sends an invitation again', async () => {
    await open(invited)
    await choose('Resend invitation')
    await screen.findByText(`Invitation sent again to ${mia.email}`)
    expect(sent).toEqual([mia.id])
  })

  it.each([
    ['Deactivate', 'Deactivate'],
    ['Change role', 'Save role'],
  ])('"nobody can remove the last active admin": %s says so and stays open', async (action, confirm) => {
    server.use(
      platformHttp.put('/users/{id}', ({ response }) =>
        response(409).json(problem(409, 'last_admin', 'The last one.')),
      ),
    )
    await open(dealershipAdmin)
    await choose(action)
    await screen.findByRole('dialog')
    await press(confirm)
    await screen.findByText('This is the last active admin of the organization. Make someone else an admin first.')
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})
