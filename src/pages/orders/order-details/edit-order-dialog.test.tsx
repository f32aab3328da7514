import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '@/entities/order'
import { newOrder } from '@/entities/order/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { OrderFacts } from './order-facts'

const unpaid: Order = { ...newOrder, status: 'AWAITING_PAYMENT', payment_status: 'UNPAID' }
let sent: unknown[] = []
const server = serveWith(
  platformHttp.put('/orders/{id}', async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json({ ...unpaid, version: 4 })
  }),
)
beforeEach(() => {
  sent = []
})

const edit = async (order = unpaid) => {
  renderScreen(<OrderFacts order={order} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit order' }))
  return within(await screen.findByRole('dialog'))
}

describe('EditOrderDialog', () => {
  it('saves PO number, address and note with the version that was read', async () => {
    const dialog = await edit()
    const number = dialog.getByLabelText(/PO number/)
    await userEvent.clear(number)
    await userEvent.type(number, ' PO-900 ')
    await userEvent.click(dialog.getByRole('button', { name: 'Save order' }))
    await screen.findByText('Order updated')
    expect(sent).toEqual([
      {
        version: 3,
        po_number: 'PO-900',
        note: 'Gate 3, ring twice.',
        delivery: 'SHIP',
        address: expect.objectContaining({ line1: '12 Quarry Road', city: 'Butte', country: 'US' }),
      },
    ])
  })

  it('sends no address of an order that is picked up', async () => {
    const dialog = await edit({ ...unpaid, delivery: 'PICKUP', address: null })
    expect(dialog.queryByLabelText(/City/)).toBeNull()
    await userEvent.type(dialog.getByLabelText(/Note/), ' Call first.')
    await userEvent.click(dialog.getByRole('button', { name: 'Save order' }))
    await screen.findByText('Order updated')
    expect(sent).toEqual([
      { version: 3, po_number: 'PO-778', note: 'Gate 3, ring twice. Call first.', delivery: 'PICKUP' },
    ])
  })

  it('is picked up instead, without an address', async () => {
    const dialog = await edit()
    await userEvent.selectOptions(dialog.getByLabelText('Delivery'), 'Pick up at the dealership')
    expect(dialog.queryByLabelText(/City/)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Save order' }))
    await screen.findByText('Order updated')
    expect(sent).toEqual([{ version: 3, po_number: 'PO-778', note: 'Gate 3, ring twice.', delivery: 'PICKUP' }])
  })

  it('reports what somebody else has changed meanwhile, and what was typed stays', async () => {
    server.use(
      platformHttp.put('/orders/{id}', ({ response }) =>
        response(409).json(problem(409, 'changed_meanwhile', 'Someone else has changed this in the meantime.')),
      ),
    )
    const dialog = await edit()
    await userEvent.type(dialog.getByLabelText(/PO number/), '-B')
    await userEvent.click(dialog.getByRole('button', { name: 'Save order' }))
    await dialog.findByText('Someone else has changed this in the meantime.')
    expect(dialog.getByLabelText(/PO number/)).toHaveProperty('value', 'PO-778-B')
  })

  it('is not offered once the order is paid', async () => {
    renderScreen(<OrderFacts order={newOrder} />)
    await screen.findByText('PO-778')
    expect(screen.queryByRole('button', { name: 'Edit order' })).toBeNull()
  })
})
