import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { MaintenanceQuote } from '@/entities/maintenance-quote'
import { sentQuote } from '@/entities/maintenance-quote/testing'
import { type PortalQuote, portalQuoteQueries } from '@/entities/quote'
import { portalQuote } from '@/entities/quote/testing'
import { saveFile } from '@/shared/lib/save-file/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { OperatorQuoteDetailsPage } from './operator-quote-details-page'

const path = '/quotes/token/{token}'
const token = 'v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4'
let shown: PortalQuote
let sent: unknown[]
beforeEach(() => {
  shown = portalQuote
  sent = []
})
const ordered: PortalQuote = {
  ...portalQuote,
  version: 6,
  status: 'CONVERTED',
  next_statuses: [],
  order_number: 'SO-1050',
  order_token: 'v1b3JkZXItb2YtYS1xdW90ZQ',
  order_awaits_payment: true,
}
const answering = (next: PortalQuote) =>
  platformHttp.put(path, async ({ request, response }) => {
    sent.push(await request.json())
    shown = next
    return response(200).json(next)
  })
const server = serveWith(
  platformHttp.get(path, ({ response }) => response(200).json(shown)),
  answering(ordered),
)
const show = (by: string | undefined = token) =>
  renderScreen(
    <OperatorQuoteDetailsPage
      token={by}
      order={(orderToken, words) => <a href={`/order/${orderToken}`}>{words}</a>}
      pay={(orderToken, words) => <a href={`/checkout?token=${orderToken}`}>{words}</a>}
    />,
  )
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))

describe('a quote by its link', () => {
  it('shows each line with its price, the sums, the last day and what the dealership writes', async () => {
    show()
    const lines = within(await screen.findByRole('list', { name: 'Lines' })).getAllByRole('listitem')
    expect(lines[0]?.textContent).toBe('331-60121 Piston$180.002 × $90.00')
    screen.getByText('You can accept it until Dec 21, 2026.')
    screen.getByText('The pistons come from the main store.')
    expect(screen.getAllByText('$360.00')).toHaveLength(2)
  })

  it('is accepted by name, and leads to the order', async () => {
    show()
    await press('Accept and order')
    const asked = await dialog()
    asked.getByText('Places one order with Northfield Equipment for $360.00.')
    await userEvent.click(asked.getByRole('button', { name: 'Accept and order' }))
    await asked.findByText('Enter your name.')
    await userEvent.type(asked.getByLabelText('Your name'), ' Rosa ')
    await userEvent.click(asked.getByRole('button', { name: 'Accept and order' }))
    const order = await screen.findByRole('link', { name: 'Show the order' })
    expect(order.getAttribute('href')).toBe(`/order/${ordered.order_token}`)
    expect(sent).toEqual([{ status: 'ACCEPTED', version: 4, contact: 'Rosa', comment: '' }])
    expect(screen.getByRole('link', { name: 'Pay' }).getAttribute('href')).toBe(
      `/checkout?token=${ordered.order_token}`,
    )
    screen.getByText('This quote was accepted and is now order SO-1050.')
    expect(screen.queryByRole('button', { name: 'Accept and order' })).toBeNull()
  })

  it('a change is asked for with words', async () => {
    server.use(answering({ ...portalQuote, version: 5, status: 'REVISION_REQUESTED', next_statuses: [] }))
    show()
    await press('Ask for a change')
    const asked = await dialog()
    await userEvent.type(asked.getByLabelText('Your name'), 'Rosa')
    await userEvent.click(asked.getByRole('button', { name: 'Ask for a change' }))
    await asked.findByText('Change a line, or enter what should change.')
    await userEvent.type(asked.getByLabelText('What should change?'), 'Three of them')
    await userEvent.click(asked.getByRole('button', { name: 'Ask for a change' }))
    await screen.findByText('You asked for a change. The dealership’s new answer will appear here.')
    expect(sent).toEqual([{ status: 'REVISION_REQUESTED', version: 4, contact: 'Rosa', comment: 'Three of them' }])
  })

  it('the delivery is changed as long as the dealership has not opened it, in the version that was read', async () => {
    shown = { ...portalQuote, status: 'REVISION_REQUESTED', next_statuses: [], may_change_lines: true }
    server.use(answering({ ...shown, version: 5, delivery: 'PICKUP', address: null }))
    show()
    await press('Change delivery')
    const asked = await dialog()
    await userEvent.selectOptions(asked.getByLabelText('Delivery'), 'PICKUP')
    await userEvent.click(asked.getByRole('button', { name: 'Save delivery' }))
    await asked.findByText('Enter your name.')
    await userEvent.type(asked.getByLabelText('Your name'), 'Rosa')
    await userEvent.click(asked.getByRole('button', { name: 'Save delivery' }))
    await screen.findByText('Picked up at the dealership')
    expect(sent).toEqual([{ version: 4, contact: 'Rosa', delivery: 'PICKUP' }])
  })

  it('the delivery of a sent quote only reads; without an address it is asked for with a change', async () => {
    shown = { ...portalQuote, delivery: 'SHIP', address: null }
    server.use(answering({ ...shown, version: 5, status: 'REVISION_REQUESTED', next_statuses: [] }))
    show()
    await screen.findByText(/The delivery address is missing/)
    expect(screen.queryByRole('button', { name: 'Change delivery' })).toBeNull()
    await press('Ask for a change')
    const asked = await dialog()
    await userEvent.type(asked.getByLabelText('Your name'), 'Rosa')
    await userEvent.type(asked.getByLabelText('Street and number'), '5 Mill Road')
    await userEvent.type(asked.getByLabelText('City'), 'Boise')
    await userEvent.click(asked.getByRole('button', { name: 'Ask for a change' }))
    await screen.findByText(/You asked for a change/)
    expect(sent).toMatchObject([
      { status: 'REVISION_REQUESTED', version: 4, delivery: 'SHIP', address: { line1: '5 Mill Road', city: 'Boise' } },
    ])
  })

  it('accepting a shipment to nowhere asks for the address', async () => {
    shown = { ...portalQuote, delivery: 'SHIP', address: null }
    server.use(answering({ ...shown, version: 6, status: 'CONVERTED', next_statuses: [] }))
    show()
    await press('Accept and order')
    const asked = await dialog()
    await userEvent.type(asked.getByLabelText('Your name'), 'Rosa')
    await userEvent.type(asked.getByLabelText('Street and number'), '5 Mill Road')
    await userEvent.click(asked.getByRole('button', { name: 'Accept and order' }))
    await asked.findByText('Enter the city.')
    expect(sent).toEqual([])
    await userEvent.type(asked.getByLabelText('City'), 'Boise')
    await userEvent.click(asked.getByRole('button', { name: 'Accept and order' }))
    await screen.findByText(/is now order/)
    expect(sent).toMatchObject([
      { status: 'ACCEPTED', version: 4, delivery: 'SHIP', address: { line1: '5 Mill Road', city: 'Boise' } },
    ])
  })

  it('lines are changed as long as the dealership has not opened them', async () => {
    shown = { ...portalQuote, status: 'REVISION_REQUESTED', next_statuses: [], may_change_lines: true }
    server.use(answering(shown))
    show()
    await press('Change lines')
    const asked = await dialog()
    await userEvent.click(asked.getByRole('button', { name: 'Remove 331-60199 Seal kit' }))
    await userEvent.click(asked.getByRole('button', { name: 'Add something else' }))
    await userEvent.type(asked.getByLabelText('What do you need?'), 'Gasket')
    await userEvent.type(asked.getByLabelText('Your name'), 'Rosa')
    await userEvent.click(asked.getByRole('button', { name: 'Change lines' }))
    await screen.findByText('Answer sent')
    const lines = [
      { id: portalQuote.lines[0]?.id, quantity: 2 },
      { description: 'Gasket', quantity: 1 },
    ]
    expect(sent).toEqual([{ version: 4, contact: 'Rosa', comment: '', lines }])
  })

  it('is declined', async () => {
    server.use(answering({ ...portalQuote, version: 5, status: 'DECLINED', next_statuses: [] }))
    show()
    await press('Decline')
    const asked = await dialog()
    await userEvent.type(asked.getByLabelText('Your name'), 'Rosa')
    await userEvent.click(asked.getByRole('button', { name: 'Decline' }))
    await screen.findByText('This quote was declined. Nothing is ordered.')
  })

  it('changed while somebody writes: what they wrote stays, and only the version that they read can be accepted', async () => {
    server.use(
      platformHttp.put(path, async ({ request, response }) => {
        sent.push(await request.json())
        return response(409).json(problem(409, 'changed_meanwhile', 'Someone else has changed this in the meantime.'))
      }),
    )
    const { client } = show()
    await press('Accept and order')
    const asked = await dialog()
    await userEvent.type(asked.getByLabelText('Your name'), 'Rosa')
    shown = { ...portalQuote, version: 5, status: 'WITHDRAWN', next_statuses: [] }
    await act(() => client.invalidateQueries({ queryKey: portalQuoteQueries.all() }))
    await screen.findByText('The dealership has withdrawn this quote. It can no longer be accepted.')
    expect(asked.getByLabelText('Your name')).toHaveProperty('value', 'Rosa')
    await userEvent.click(asked.getByRole('button', { name: 'Accept and order' }))
    await asked.findByText('Someone else has changed this in the meantime.')
    expect(sent).toEqual([expect.objectContaining({ version: 4 })])
  })

  it.each([
    ['link_expired', 'This link has expired'],
    ['link_revoked', 'This link no longer works'],
  ])('by a link that has ended (%s) is not shown, and a new link is offered', async (code, title) => {
    server.use(platformHttp.get(path, ({ response }) => response(410).json(problem(410, code, 'Ended.'))))
    show()
    await screen.findByRole('heading', { name: title })
    screen.getByRole('button', { name: 'Ask for a new link' })
  })

  it('whose dealership no longer serves the customer says so and whom to contact, and offers no new link', async () => {
    server.use(
      platformHttp.get(path, ({ response }) => response(410).json(problem(410, 'link_service_ended', 'Ended.'))),
      platformHttp.get('/portal-links/dealership/{token}', ({ response }) =>
        response(200).json({ name: 'Northfield Equipment', phone: '+1 555 0100', logo: null }),
      ),
    )
    show()
    await screen.findByRole('heading', { name: 'The dealership’s service has ended' })
    screen.getByText(/^The dealership no longer serves the company that this quote is for/)
    await screen.findByText('Northfield Equipment')
    screen.getByRole('link', { name: /\+1 555 0100/ })
    expect(screen.queryByRole('button', { name: 'Ask for a new link' })).toBeNull()
  })

  it('that could not be loaded is tried again', async () => {
    server.use(platformHttp.get(path, () => Response.error(), { once: true }))
    show()
    await press('Try again')
    await screen.findByRole('heading', { name: 'Quote Q-1012' })
  })
})

describe('a maintenance quote by its link', () => {
  const maintenancePath = '/maintenance-quotes/token/{token}'
  const [service, grease] = sentQuote.lines
  const showMaintenance = () =>
    renderScreen(<OperatorQuoteDetailsPage token={token} kind="maintenance" order={() => null} pay={() => null} />)
  let present: MaintenanceQuote
  beforeEach(() => {
    present = sentQuote
    server.use(
      platformHttp.get(maintenancePath, ({ response }) => response(200).json(present)),
      platformHttp.put(maintenancePath, async ({ request, response }) => {
        sent.push(await request.json())
        present = {
          ...sentQuote,
          version: 4,
          status: 'PARTIALLY_APPROVED',
          next_statuses: [],
          lines: sentQuote.lines.map((line) => ({ ...line, decision: line === service ? 'APPROVED' : 'DECLINED' })),
        }
        return response(200).json(present)
      }),
    )
  })

  it('is saved as a PDF, and printed on the letterhead as text', async () => {
    server.use(
      platformHttp.get('/maintenance-quotes/token/{token}/document', ({ response }) =>
        response.untyped(new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } })),
      ),
    )
    showMaintenance()
    await userEvent.click(await screen.findByRole('button', { name: 'Quote (PDF)' }))
    await waitFor(() => expect(saveFile.mock.calls.at(-1)?.[1]).toBe('MQ-1001.pdf'))
    within(screen.getByTestId('letterhead')).getByText('400 Harrison Avenue')
    const printed = screen.getByRole('list', { name: 'Work' })
    expect(printed.closest('.print\\:grid')?.querySelector('form, input')).toBeNull()
    expect(screen.getByLabelText(/^Your name/).closest('.print\\:hidden')).not.toBeNull()
  })

  it('is decided line by line, by name', async () => {
    showMaintenance()
    const decisionOn = async (line: string) => within(await screen.findByRole('group', { name: `Decision on ${line}` }))
    await press('Send decision')
    expect(await screen.findAllByText('Approve or decline this line.')).toHaveLength(2)
    screen.getByText('Enter your name.')
    expect(sent).toEqual([])
    await userEvent.click((await decisionOn('500 h service')).getByLabelText('Approve'))
    await userEvent.click((await decisionOn('Grease the bucket')).getByLabelText('Decline this line'))
    await userEvent.type(screen.getByLabelText('Your name'), 'Rosa')
    await press('Send decision')
    await screen.findByText('Partly approved')
    expect(sent).toEqual([
      {
        version: 3,
        decisions: [
          { line_id: service?.id, decision: 'APPROVED' },
          { line_id: grease?.id, decision: 'DECLINED' },
        ],
        contact: 'Rosa',
        comment: '',
      },
    ])
    expect(screen.queryByRole('button', { name: 'Send decision' })).toBeNull()
  })

  const withdrawn = (change: Pick<MaintenanceQuote['history'][number], 'by' | 'reason'>): MaintenanceQuote => ({
    ...sentQuote,
    status: 'WITHDRAWN',
    next_statuses: [],
    lines: sentQuote.lines.map((line) => ({ ...line, decision: 'APPROVED' })),
    history: [{ from: 'SCHEDULED', to: 'WITHDRAWN', changed_at: '2026-11-22T08:30:00.000Z', ...change }],
  })

  it('that was withdrawn after it was approved says that the work is not done, and why', async () => {
    present = withdrawn({ by: 'Pete Clark', reason: 'The part is not made any more' })
    showMaintenance()
    await screen.findByText(/work that you approved will not be done under it. Reason: The part is not made any more/)
  })

  it('that ended with the service says so', async () => {
    present = withdrawn({ by: null, reason: '' })
    showMaintenance()
    await screen.findByText('The dealership no longer serves Ridgeline Quarry, so this quote was withdrawn.')
  })

  it('that has ended says so', async () => {
    present = { ...sentQuote, status: 'EXPIRED', next_statuses: [] }
    showMaintenance()
    await screen.findByText('This quote has expired. Ask the dealership for a new one.')
  })
})
