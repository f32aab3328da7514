import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Organization } from '@/entities/organization'
import { northfield, ridgeline, tallPines } from '@/entities/organization/testing'
import type { AccountRequest, User } from '@/entities/user'
import { signedInAs, waitingRequest } from '@/entities/user/testing'
import { savedLines } from '@/shared/lib/save-file/testing'
import { AtAddress, addressOf } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin, operator, orgUser, superUser } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { AccountsPage } from './accounts-page'

const former: Organization = {
  ...ridgeline,
  id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c19',
  name: 'Old Quarry',
  link: { since: '2024-01-01T00:00:00.000Z', ended_at: '2025-01-01T00:00:00.000Z' },
}

let asked: string[] = []
let requests: AccountRequest[] = []
let organizationsAsked: string[] = []
serveWith(
  noViews,
  platformHttp.get('/users/', ({ request, query, response }) => {
    asked.push(new URL(request.url).search)
    const items = query.get('organization_id') ? [operator] : [dealershipAdmin, orgUser, superUser]
    return response(200).json({ items: query.get('search') ? [] : items, total: 3, page: 1, limit: 20 })
  }),
  platformHttp.get('/organizations/', ({ request, response }) => {
    organizationsAsked.push(new URL(request.url).search)
    return response(200).json({ items: [ridgeline, tallPines, former], total: 3, page: 1, limit: 1000 })
  }),
  platformHttp.get('/users/requests', ({ response }) =>
    response(200).json({ items: requests, total: requests.length, page: 1, limit: 100 }),
  ),
  platformHttp.get('/users/groups', ({ response }) =>
    response(200).json({ items: [{ name: 'Org User' }], total: 1, page: 1, limit: 1000 }),
  ),
)

function show(reader: User, first: Record<string, string | number> = {}) {
  renderScreen(
    <AtAddress href={addressOf('/accounts', first)}>
      <AccountsPage />
    </AtAddress>,
    signedInAs(reader),
  )
}

const rowOf = async (email: string) => {
  const cell = await screen.findByText(email)
  return within(cell.closest('tr') ?? cell)
}
const lastAsked = (parameters: string) => waitFor(() => expect(asked.at(-1)).toBe(parameters))

beforeEach(() => {
  asked = []
  requests = []
  organizationsAsked = []
})

describe('AccountsPage', () => {
  it("shows an organization's people with their roles and statuses", async () => {
    show(dealershipAdmin)
    const row = await rowOf('user@northfield.example')
    expect(row.getByText('Org User')).toBeTruthy()
    expect(row.getByText('Active')).toBeTruthy()
    expect(asked).toEqual(['?limit=20'])
  })

  it('exports names and e-mail addresses as columns of their own', async () => {
    show(dealershipAdmin)
    await rowOf(orgUser.email)
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    const [head, row] = await savedLines()
    expect(head).toMatch(/^"Name","E-mail","Role"/)
    expect(row).toContain(`"${dealershipAdmin.first_name} ${dealershipAdmin.last_name}","${dealershipAdmin.email}",`)
  })

  it('offers nobody to change their own account here, nor that of a super user', async () => {
    show(dealershipAdmin)
    expect((await rowOf('admin@northfield.example')).getByText('You')).toBeTruthy()
    expect((await rowOf('admin@northfield.example')).queryByRole('button')).toBeNull()
    expect((await rowOf('super@yardhand.example')).queryByRole('button')).toBeNull()
    expect((await rowOf('user@northfield.example')).getByRole('button', { name: /^Actions for/ })).toBeTruthy()
  })

  it('shows what waits for approval: to the operator with who asks, to the dealership with who was asked', async () => {
    requests = [waitingRequest, { ...waitingRequest, id: 'own', email: 'clerk@pines.example', can_approve: false }]
    show(dealershipAdmin)
    const list = within(await screen.findByRole('list', { name: 'Waiting for approval' }))
    expect(list.getByText(/^Nora Field of Northfield Equipment asks for an account/)).toBeTruthy()
    expect(list.getByRole('button', { name: 'Approve driver@ridgeline.example' })).toBeTruthy()
    expect(list.getByText(/^For Ridgeline Quarry, .* Its admins have been asked.$/)).toBeTruthy()
    expect(list.getByRole('button', { name: 'Withdraw the request for clerk@pines.example' })).toBeTruthy()
  })

  it('searches and filters by status', async () => {
    show(dealershipAdmin, { page: 2 })
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Invited')
    await lastAsked('?status=invited&limit=20')
    await userEvent.type(screen.getByLabelText('Search by name or e-mail'), 'smith{Enter}')
    await lastAsked('?status=invited&search=smith&limit=20')
    await userEvent.click(await screen.findByRole('button', { name: 'Show all' }))
    await rowOf('user@northfield.example')
  })

  it('"Dealerships also load their operators": whose people can be looked at, as long as they are served', async () => {
    show(dealershipAdmin)
    await screen.findByRole('option', { name: 'Tall Pines Forestry' })
    const options = within(screen.getByLabelText('Organization')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Northfield Equipment',
      'Ridgeline Quarry',
      'Tall Pines Forestry',
    ])
    expect(organizationsAsked).toEqual([`?type=OPERATOR&dealership_id=${northfield.id}&page_size=1000`])
    await userEvent.selectOptions(screen.getByLabelText('Organization'), 'Tall Pines Forestry')
    await lastAsked(`?organization_id=${tallPines.id}&limit=20`)
    expect((await rowOf(operator.email)).getByRole('button', { name: /^Actions for/ })).toBeTruthy()
  })

  it('leaves the accounts of an operator with an admin of its own to that one, and still invites', async () => {
    show(dealershipAdmin, { organization_id: ridgeline.id })
    await screen.findByText(/Ridgeline Quarry has its own admin/)
    expect((await rowOf(operator.email)).queryByRole('button')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }))
    expect(await screen.findByRole('dialog', { name: 'Invite someone to Ridgeline Quarry' })).toBeTruthy()
  })

  it("gives an operator's admin no choice of organizations", async () => {
    show({ ...dealershipAdmin, organization: operator.organization })
    await rowOf('user@northfield.example')
    expect(screen.queryByLabelText('Organization')).toBeNull()
    expect(organizationsAsked).toEqual([])
  })

  it('a super user sees everybody with their organization, and says for which one an invitation is', async () => {
    show(superUser)
    expect((await rowOf('user@northfield.example')).getByText('Northfield Equipment')).toBeTruthy()
    expect(organizationsAsked).toEqual(['?page_size=1000'])
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite someone' }))
    expect(dialog.getByLabelText('Organization')).toBeTruthy()
  })
})
