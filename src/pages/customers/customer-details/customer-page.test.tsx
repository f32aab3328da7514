import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { loader } from '@/entities/machine-instance/testing'
import { newOrder } from '@/entities/order/testing'
import type { Organization } from '@/entities/organization'
import { ridgeline } from '@/entities/organization/testing'
import type { User } from '@/entities/user'
import { signedInAs } from '@/entities/user/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin, orgUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { CustomerPage } from './customer-page'
import { customerServer, newCustomer } from './testing'

let asked: URL[] = []
const server = serveWith()
beforeEach(() => {
  asked = []
})

function show({ reader = dealershipAdmin, customer = ridgeline }: { reader?: User; customer?: Organization } = {}) {
  server.use(...customerServer(customer, (url) => void asked.push(url)))
  open(reader)
}

const open = (reader: User = dealershipAdmin) =>
  renderScreen(
    <AtAddress href={`/customers/${ridgeline.id}`}>
      <CustomerPage customerId={ridgeline.id} onBack={() => undefined} />
    </AtAddress>,
    signedInAs(reader),
  )

const section = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name })
  const card = heading.closest('section')
  if (!card) throw new Error(`no section ${name}`)
  return within(card)
}
const hrefOf = (link: HTMLElement) => decodeURI(link.getAttribute('href') ?? '')

describe('CustomerPage', () => {
  it('shows where the customer is and how to reach it', async () => {
    show()
    await screen.findByRole('heading', { level: 1, name: 'Ridgeline Quarry' })
    const contact = await section('Contact')
    await contact.findByText('12 Quarry Road')
    expect(contact.getAllByRole('link', { name: '+1 406 555 0133' }).length).toBeGreaterThan(0)
  })

  it('shows the first machines with what is due on them, and leads to all of them', async () => {
    show()
    const machines = await section('Machines')
    await machines.findByText('280 h over')
    machines.getByText('500 h service')
    machines.getByText('OK')
    const all = machines.getByRole('link', { name: 'Show all 12 machines' })
    expect(hrefOf(all)).toBe(`/machine-instances?operator_id=${ridgeline.id}`)
  })

  it('says how soon the next service of a machine is due, and about when', async () => {
    const next_due = loader.next_due && { ...loader.next_due, on: '2027-01-25' }
    show()
    server.use(
      platformHttp.get('/machines/instances/{orgId}', ({ response }) =>
        response(200).json({ items: [{ ...loader, hours: 1105, next_due }], total: 1, page: 1, limit: 5 }),
      ),
    )
    const machines = await section('Machines')
    await machines.findByText('in 395 h')
    machines.getByText('500 h service, about Jan 25, 2027')
  })

  it('leads to a thread of its machines, among those of the customer', async () => {
    show()
    const messages = await section('Messages')
    await messages.findByText('2 new')
    const thread = hrefOf(messages.getByRole('link', { name: 'Harrow WL-120' }))
    expect(thread).toContain(`organization_id=${ridgeline.id}`)
    expect(thread).toContain('thread=')
  })

  it('shows the newest orders and quotes, and leads to all of the customer', async () => {
    show()
    const orders = await section('Orders')
    const [order] = await orders.findAllByRole('link', { name: newOrder.order_number })
    expect(order && hrefOf(order)).toBe(`/orders/${newOrder.id}`)
    expect(hrefOf(orders.getByRole('link', { name: 'Show all 7 orders' }))).toBe(`/orders?operator_id=${ridgeline.id}`)
    const quotes = await section('Quotes')
    const all = await quotes.findByRole('link', { name: 'Show all 6 quotes' })
    expect(hrefOf(all)).toBe(`/quotes?operator_id=${ridgeline.id}`)
  })

  it('shows the links that were created for the customer, and whether they still open anything', async () => {
    show()
    const links = await section('Links')
    await links.findByText('Hours of one machine, Loader 3')
    expect(links.getAllByText('Open')).toHaveLength(2)
  })

  it('begins an order or a quote between the two, and is called by phone from below its name', async () => {
    show()
    const sides = `operator_id=${ridgeline.id}&dealership_id=${dealershipAdmin.organization?.id}`
    expect(hrefOf(await screen.findByRole('link', { name: 'New order' }))).toBe(`/cart?${sides}`)
    expect(hrefOf(screen.getByRole('link', { name: 'New quote' }))).toBe(`/add-quote?${sides}`)
    expect(screen.getAllByRole('link', { name: '+1 406 555 0133' })[0]?.getAttribute('href')).toBe('tel:+14065550133')
  })

  it('a link that was created for the customer is revoked here once that is confirmed', async () => {
    const revoked: string[] = []
    show()
    server.use(
      platformHttp.delete('/portal-links/{id}', ({ params, response }) => {
        revoked.push(params.id)
        return response(204).empty()
      }),
    )
    const links = await section('Links')
    const [menu] = await links.findAllByRole('button', { name: /^Actions for/ })
    if (!menu) throw new Error('no link is open')
    await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke' }))
    expect(revoked).toEqual([])
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke link' }))
    await screen.findByText('Link revoked')
    expect(revoked).toHaveLength(1)
  })

  it('asks for nothing but what is this customer’s', async () => {
    show()
    await waitFor(() => expect(asked).toHaveLength(7))
    for (const { href } of asked) expect(href).toContain(ridgeline.id)
  })

  it('shows its people to admins, who alone may list them', async () => {
    show()
    const people = await section('People')
    await people.findByText('Rosa Delgado')
    people.getByText(/Machine Operator/)
  })

  it('neither shows its people to an Org User nor asks for them', async () => {
    show({ reader: orgUser })
    await section('Machines')
    await waitFor(() => expect(asked).toHaveLength(6))
    expect(screen.queryByRole('heading', { name: 'People' })).toBeNull()
    expect(asked.filter(({ pathname }) => pathname.includes('/users'))).toEqual([])
  })

  it('after the service has ended, shows what was before, without people and addresses (behaviour, section 1)', async () => {
    const link = { since: '2025-04-11T10:00:00.000Z', ended_at: '2026-11-01T10:00:00.000Z' }
    show({ customer: { ...ridgeline, link } })
    await screen.findByText(/You no longer serve this customer/)
    await section('Orders')
    expect(screen.queryByRole('heading', { name: 'People' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Contact' })).toBeNull()
  })

  it('says of each part what there is not yet', async () => {
    server.use(...newCustomer)
    open()
    await screen.findByText('You serve no machine of this customer yet.')
    for (const text of [
      'Nobody at this customer has an account yet.',
      'No open conversations. Those about models that are assigned to this customer appear here.',
      'No links have been created for this customer yet.',
      'This customer has not ordered anything from you.',
      'You have no quotes for this customer.',
      'No address yet',
    ])
      await screen.findByText(text)
  })

  it('one part that fails leaves the others', async () => {
    show()
    server.use(
      platformHttp.get('/quotes/', ({ response }) => response(403).json(problem(403, 'forbidden', 'Not allowed.'))),
    )
    await (await section('Quotes')).findByText('Not allowed.')
    await (await section('Orders')).findByRole('link', { name: 'Show all 7 orders' })
  })

  it('a customer that one does not serve is not found', async () => {
    server.use(
      platformHttp.get('/organizations/{id}', ({ response }) =>
        response(404).json(problem(404, 'not_found', 'There is no such organization.')),
      ),
    )
    open()
    await screen.findByRole('heading', { name: 'Customer not found' })
    screen.getByRole('link', { name: 'Customers' })
  })
})
