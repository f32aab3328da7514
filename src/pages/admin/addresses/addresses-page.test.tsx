import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Address } from '@/entities/address'
import { office, yard } from '@/entities/address/testing'
import type { Link } from '@/entities/organization'
import { activeLink, northfield, pendingLink, ridgeline } from '@/entities/organization/testing'
import type { User } from '@/entities/user'
import { signedInAs } from '@/entities/user/testing'
import { mainId } from '@/shared/lib/page-title'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin, operator, superUser } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import type { AddressesSearch } from './addresses-page'
import { AddressesPage } from './addresses-page'

let addresses: Address[]
let links: Link[]
let linksAsked: string[]
serveWith(
  platformHttp.get('/organizations/addresses/{id}', ({ response }) =>
    response(200).json({ items: addresses, total: addresses.length, page: 1, limit: 1000 }),
  ),
  platformHttp.get('/organizations/links', ({ request, response }) => {
    linksAsked.push(new URL(request.url).search)
    return response(200).json({ items: links, total: links.length, page: 1, limit: 1000 })
  }),
  platformHttp.delete('/organizations/addresses/{orgId}/{addressId}', ({ params, response }) => {
    addresses = addresses.filter(({ id }) => id !== params.addressId)
    return response(204).empty()
  }),
  platformHttp.put('/organizations/links/{id}', ({ response }) => response(200).json(activeLink)),
  platformHttp.get('/organizations/', ({ response }) =>
    response(200).json({ items: [northfield, ridgeline], total: 2, page: 1, limit: 1000 }),
  ),
  platformHttp.get('/organizations/{id}', ({ params, response }) =>
    response(200).json(params.id === northfield.id ? northfield : { ...ridgeline, link: null, can_manage: true }),
  ),
)

const operatorsAdmin: User = { ...dealershipAdmin, organization: operator.organization }
const onSearch = vi.fn()

function show(reader: User, search: AddressesSearch = {}) {
  renderScreen(
    <main id={mainId} tabIndex={-1}>
      <AddressesPage search={search} onSearch={onSearch} />
    </main>,
    signedInAs(reader),
  )
}
const linesOf = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

beforeEach(() => {
  addresses = [yard, office]
  links = [pendingLink, activeLink]
  linksAsked = []
  onSearch.mockReset()
})

describe('AddressesPage', () => {
  it('shows the addresses, the default one first', async () => {
    show(operatorsAdmin)
    const [first, second] = await linesOf('Addresses')
    expect(first).toContain('YardDefaultGoods in12 Quarry RoadButte, MT 59701United States')
    expect(second).toContain('Office')
    expect(second).not.toContain('Default')
  })

  it('offers the first address where there is none', async () => {
    addresses = []
    show(operatorsAdmin)
    await screen.findByText('No addresses yet')
    await userEvent.click(screen.getByRole('button', { name: 'Add address' }))
    expect(await screen.findByRole('dialog', { name: 'Add an address' })).toBeTruthy()
  })

  it("an operator's admin answers requests and can end with a dealer, and creates no operators", async () => {
    show(operatorsAdmin)
    const [request, dealer] = await linesOf('Dealerships')
    expect(request).toMatch(/^Lakeside Machinery.*Asks to serve you since/)
    expect(dealer).toMatch(/^Northfield Equipment.*Since/)
    const buttons = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    expect(buttons).toEqual(
      expect.arrayContaining([
        'Decline Lakeside Machinery',
        'Accept Lakeside Machinery',
        'End the service of Northfield Equipment',
      ]),
    )
    expect(screen.queryByRole('button', { name: 'Create a customer' })).toBeNull()
  })

  it("a dealership's admin creates operators, asks existing ones, and sees whom it asked by e-mail", async () => {
    links = [{ ...pendingLink, operator: null, email: 'admin@tallpines.example', can_answer: false }, activeLink]
    show(dealershipAdmin)
    const [request, served] = await linesOf('Customers')
    expect(request).toMatch(/^admin@tallpines.example.*Asked on/)
    expect(served).toMatch(/^Ridgeline Quarry/)
    expect(screen.getByRole('button', { name: 'Withdraw the request to admin@tallpines.example' })).toBeTruthy()
    for (const name of ['Create a customer', 'Connect an existing customer']) {
      await userEvent.click(screen.getByRole('button', { name }))
      await screen.findByRole('dialog', { name })
      await userEvent.keyboard('{Escape}')
    }
  })

  it('"What was before stays readable": earlier links stay, without anything to answer', async () => {
    links = [{ ...activeLink, status: 'ENDED' }]
    show(operatorsAdmin)
    await screen.findByText('No dealerships yet')
    expect(screen.getByText('1 earlier one')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^(End|Stop)/ })).toBeNull()
  })

  it('reports the outcome although the row has left the list', async () => {
    show(operatorsAdmin)
    await userEvent.click(await screen.findByRole('button', { name: 'End the service of Northfield Equipment' }))
    const dialog = within(await screen.findByRole('dialog'))
    links = [{ ...activeLink, status: 'ENDED' }]
    await userEvent.click(dialog.getByRole('button', { name: 'End service' }))
    await screen.findByText('You no longer work with Northfield Equipment')
    await screen.findByText('1 earlier one')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows the details of the organization to those who manage it', async () => {
    show(dealershipAdmin)
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Northfield Equipment')
  })

  it('a super user, who belongs to none, chooses an organization', async () => {
    show(superUser)
    await screen.findByText('No organization chosen')
    await screen.findByRole('option', { name: 'Ridgeline Quarry' })
    await userEvent.selectOptions(screen.getByLabelText('Organization'), 'Ridgeline Quarry')
    expect(onSearch).toHaveBeenCalledExactlyOnceWith({ organization_id: ridgeline.id })
    expect(linksAsked).toEqual([])
  })

  it('reads the links of the organization that a super user chose', async () => {
    show(superUser, { organization_id: ridgeline.id })
    await linesOf('Dealerships')
    expect(linksAsked).toEqual([`?limit=1000&organization_id=${ridgeline.id}`])
  })

  it('tells a super user, who creates no customers here, where organizations are linked', async () => {
    links = []
    show(superUser, { organization_id: northfield.id })
    await screen.findByText('Link two organizations under Organizations.')
    expect(screen.queryByText(/Create a customer|your dealership/)).toBeNull()
  })

  it.each(['Yard', 'Office'])('the focus stays at the list when %s is deleted from it', async (label) => {
    if (label === 'Yard') addresses = [yard]
    show(operatorsAdmin)
    await linesOf('Addresses')
    await userEvent.click(screen.getByRole('button', { name: `Actions for ${label}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete address' }))
    await waitFor(() => expect(screen.queryByText(label)).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Addresses' })))
  })

  it('the focus stays at the list when a request in it is answered', async () => {
    show(operatorsAdmin)
    await linesOf('Dealerships')
    await userEvent.click(screen.getByRole('button', { name: 'Accept Lakeside Machinery' }))
    links = [{ ...pendingLink, status: 'ACTIVE' }, activeLink]
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Accept' }))
    await screen.findByRole('button', { name: 'End the service of Lakeside Machinery' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Dealerships' })))
  })
})
