import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { messageByLink, messagesByLink, paymentOf, portalOrder } from '@/entities/portal-order/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { OperatorOrderDetailsPage } from './operator-order-details-page'

const path = '/orders/token/{token}/details'
const token = 'v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4'
const server = serveWith(
  platformHttp.get(path, ({ response }) => response(200).json(portalOrder)),
  platformHttp.get('/orders/token/{token}/messages', ({ response }) =>
    response(200).json(messagesByLink([messageByLink])),
  ),
)
const show = () =>
  renderScreen(<OperatorOrderDetailsPage token={token} back={(words) => <a href="/order">{words}</a>} />)

describe('the lines of an order by its link', () => {
  it('show what each costs, what was shipped, what waits for stock, and the number that was asked for', async () => {
    show()
    const lines = within(await screen.findByRole('list', { name: 'Parts' })).getAllByRole('listitem')
    expect(lines[0]?.textContent).toBe(
      'HF-204 Hydraulic filterReplaces HF-2005 × $42.00$210.002 shipped · 3 on backorder',
    )
    screen.getByText('500 h service')
    screen.getByText('2 × OF-11 Oil filter')
    screen.getByText('Core charge $10.00 each')
  })

  it('add up: the tax rate of the time of placing is stated', async () => {
    show()
    await screen.findByText('Tax (Sales tax, 8.25%)')
    for (const sum of ['$260.00', '$10.00', '$22.28', '$292.28']) screen.getByText(sum)
    screen.getByText('12 Quarry Road')
    screen.getByText('Butte, MT')
    screen.getByText('United States')
    screen.getByText('Gate 3, ring twice.')
  })

  it('state that no tax rate applies', async () => {
    server.use(platformHttp.get(path, ({ response }) => response(200).json({ ...portalOrder, tax_rate: null })))
    show()
    await screen.findByText('Tax (No tax rate applies)')
  })

  it('show what was paid and what of it went back', async () => {
    const payments = [paymentOf(29_228, [{ amount: 29_228, state: 'SUCCEEDED' }])]
    const order = { ...portalOrder, status: 'CANCELLED', payment_status: 'REFUNDED', payments } as const
    server.use(platformHttp.get(path, ({ response }) => response(200).json(order)))
    show()
    await screen.findByText('Paid by Visa •••• 4242')
    screen.getByText('Refunded')
    screen.getByText(/^\$292.28 was refunded to Visa •••• 4242/)
  })

  it('of a revoked link are not shown', async () => {
    server.use(platformHttp.get(path, ({ response }) => response(410).json(problem(410, 'link_revoked', 'Ended.'))))
    show()
    await screen.findByRole('heading', { name: 'This link no longer works' })
  })
})

describe('the goods of an order by its link', () => {
  const [line] = portalOrder.order_parts
  if (!line) throw new Error('the order has no part')
  const shipment = {
    ...{
      id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7fa501',
      number: 1,
      carrier: 'Big Sky Freight',
      tracking_number: '',
      link: '',
    },
    ...{ shipped_at: '2026-11-21T08:30:00.000Z', delivered_at: null, lines: [{ line_id: line.id, quantity: 2 }] },
  }
  let sent: unknown[] = []
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

  it('are confirmed when they have arrived', async () => {
    sent = []
    const order = { ...portalOrder, shipments: [shipment] }
    server.use(
      platformHttp.get(path, ({ response }) => response(200).json(order)),
      platformHttp.put('/orders/token/{token}/shipments/{shipmentId}/delivered', async ({ request, response }) => {
        sent.push(await request.json())
        return response(200).json(order)
      }),
    )
    show()
    await press('Confirm delivery')
    await screen.findByText('Delivery confirmed')
    expect(sent).toEqual([{ version: 2 }])
  })

  it('go back in the name of who asks', async () => {
    sent = []
    const order = { ...portalOrder, order_parts: [{ ...line, delivered: 2 }] }
    server.use(
      platformHttp.get(path, ({ response }) => response(200).json(order)),
      platformHttp.get('/orders/token/{token}/returns', ({ response }) => response(200).json({ returns: [] })),
      platformHttp.post('/orders/token/{token}/returns', async ({ request, response }) => {
        sent.push(await request.json())
        return response(409).json(problem(409, 'stale', 'The order has changed.'))
      }),
    )
    show()
    await press('Return parts')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/HF-204/), '1')
    await userEvent.type(dialog.getByLabelText('Reason'), 'Wrong size')
    await userEvent.click(dialog.getByRole('button', { name: 'Return parts' }))
    await dialog.findByText('Enter your name.')
    await userEvent.type(dialog.getByLabelText('Your name'), 'Rosa')
    await userEvent.click(dialog.getByRole('button', { name: 'Return parts' }))
    await dialog.findByText('The order has changed.')
    const lines = [{ line_id: line.id, quantity: 1 }]
    expect(sent).toEqual([{ version: 2, contact: 'Rosa', reason: 'Wrong size', lines }])
  })
})
