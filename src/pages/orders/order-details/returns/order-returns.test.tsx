import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OrderReturn } from '@/entities/order'
import { deliveredOrder, newOrder, requestedReturn } from '@/entities/order/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../../tests/msw/http'
import { problem } from '../../../../../tests/msw/problem'
import { serveWith } from '../../../../../tests/msw/server'
import { OrderReturns } from './order-returns'

let returns: OrderReturn[] = []
let sent: unknown[] = []
/** Who at the customer is e-mailed. */
let emailed: string[] = []
serveWith(
  platformHttp.get('/orders/{id}/recipients', ({ request, response }) =>
    new URL(request.url).searchParams.get('about') === 'returns'
      ? response(200).json({
          recipients: emailed.map((email) => ({ email, delivery: 'AT_ONCE' })),
          are_unwanted: false,
        })
      : response(403).json(problem(403, 'forbidden', 'Another topic.')),
  ),
  platformHttp.get('/orders/{id}/returns', ({ response }) => response(200).json({ returns })),
  platformHttp.post('/orders/{id}/returns', async ({ request, response }) => {
    sent.push(await request.json())
    return response(201).json(requestedReturn)
  }),
  platformHttp.put('/orders/{id}/returns/{returnId}/status', async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json(requestedReturn)
  }),
  platformHttp.put('/orders/{id}/returns/{returnId}/received', async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json(requestedReturn)
  }),
)

beforeEach(() => {
  returns = []
  sent = []
  emailed = []
})
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))
const [line] = deliveredOrder.order_parts

describe('OrderReturns', () => {
  it('are not offered before something was delivered', () => {
    renderScreen(<OrderReturns order={newOrder} side="buyer" />)
    expect(screen.queryByText('Returns')).toBeNull()
  })

  it('a delivered piece is returned with a reason, and no more than was delivered', async () => {
    renderScreen(<OrderReturns order={deliveredOrder} side="buyer" />)
    await press('Return parts')
    const asking = await dialog()
    await userEvent.type(asking.getByLabelText(/320-07309/), '5')
    await userEvent.click(asking.getByRole('button', { name: 'Return parts' }))
    await asking.findByText('Enter a whole number up to 4.')
    await asking.findByText('Enter the reason.')
    await userEvent.clear(asking.getByLabelText(/320-07309/))
    await userEvent.type(asking.getByLabelText(/320-07309/), '1')
    await userEvent.type(asking.getByLabelText('Reason'), 'Wrong size')
    await userEvent.click(asking.getByRole('button', { name: 'Return parts' }))
    await screen.findByText('Return requested')
    expect(sent).toEqual([{ version: 8, reason: 'Wrong size', lines: [{ line_id: line?.id, quantity: 1 }] }])
  })

  it('the dealership accepts, and declines only with a reason', async () => {
    returns = [{ ...requestedReturn, next_statuses: ['ACCEPTED', 'DECLINED', 'CANCELLED'] }]
    renderScreen(<OrderReturns order={deliveredOrder} side="buyer" />)
    await press('Decline return')
    const declining = await dialog()
    await userEvent.click(declining.getByRole('button', { name: 'Decline return' }))
    await declining.findByText('Enter the reason.')
    await userEvent.click(declining.getByRole('button', { name: 'Cancel' }))
    await press('Accept return')
    await screen.findByText('Return updated')
    expect(sent).toEqual([{ status: 'ACCEPTED', version: 1 }])
  })

  it('the dealership reads beside the button that nobody will hear of it', async () => {
    returns = [{ ...requestedReturn, next_statuses: ['ACCEPTED', 'DECLINED'] }]
    renderScreen(<OrderReturns order={deliveredOrder} side="seller" />)
    await screen.findByText('Nobody at the customer will be e-mailed.')
    expect(screen.getByRole('button', { name: 'Accept return' })).toHaveProperty('disabled', false)
    await press('Add an address')
    await dialog()
  })

  it('nobody reads that where somebody will, or where the customer looks at it', async () => {
    returns = [{ ...requestedReturn, next_statuses: ['ACCEPTED', 'DECLINED'] }]
    emailed = ['office@ridgeline.example']
    const { client, unmount } = renderScreen(<OrderReturns order={deliveredOrder} side="seller" />)
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(screen.queryByText(/Nobody/)).toBeNull()
    unmount()
    emailed = []
    const buyer = renderScreen(<OrderReturns order={{ ...deliveredOrder, may_share: false }} side="buyer" />)
    await screen.findByRole('button', { name: 'Accept return' })
    await waitFor(() => expect(buyer.client.isFetching()).toBe(0))
    expect(screen.queryByText(/Nobody/)).toBeNull()
  })

  it('what comes back goes on the shelf or is scrapped', async () => {
    returns = [{ ...requestedReturn, status: 'ACCEPTED', version: 2, next_statuses: ['RECEIVED'] }]
    renderScreen(<OrderReturns order={deliveredOrder} side="buyer" />)
    await press('Record receipt')
    const receiving = await dialog()
    await userEvent.clear(receiving.getByLabelText(/Back on the shelf/))
    await userEvent.type(receiving.getByLabelText(/Back on the shelf/), '0')
    await userEvent.clear(receiving.getByLabelText(/Scrapped/))
    await userEvent.type(receiving.getByLabelText(/Scrapped/), '1')
    await userEvent.click(receiving.getByRole('button', { name: 'Record receipt' }))
    await screen.findByText('Return updated')
    expect(sent).toEqual([{ version: 2, lines: [{ line_id: line?.id, restocked: 0, scrapped: 1 }] }])
  })

  it('never promises a refund of what nobody has paid', async () => {
    returns = [{ ...requestedReturn, settlement: 'CREDIT', status: 'RECEIVED', next_statuses: [] }]
    renderScreen(<OrderReturns order={deliveredOrder} side="buyer" />)
    await screen.findByText('Taken off the total: $24.50')
    expect(screen.queryByText(/Refund due/)).toBeNull()
  })

  it('says of each return what was and is to be refunded for it, and nothing of one that is only requested', async () => {
    const usd = (amount: number) => ({ amount, currency: 'USD' })
    const received: OrderReturn = { ...requestedReturn, status: 'RECEIVED', next_statuses: [] }
    returns = [
      { ...received, refunded: usd(2450) },
      { ...received, id: `${received.id.slice(0, -1)}2`, number: 2, refund_due: usd(1000) },
      { ...requestedReturn, id: `${received.id.slice(0, -1)}3`, number: 3 },
    ]
    renderScreen(<OrderReturns order={{ ...deliveredOrder, payment_status: 'REFUNDED' }} side="buyer" />)
    await screen.findByText('Refunded: $24.50')
    screen.getByText('Refund due: $10.00')
    expect(screen.getAllByText(/efund/)).toHaveLength(2)
  })
})
