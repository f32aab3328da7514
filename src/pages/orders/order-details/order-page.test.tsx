import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cartOf, oilFilterLine } from '@/entities/cart/testing'
import type { Order } from '@/entities/order'
import { newOrder, orderHistory, orderMessage, processedOrder, shippedOrder } from '@/entities/order/testing'
import { linkPage } from '@/entities/portal-link/testing'
import { paymentOf } from '@/entities/portal-order/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { testRooms } from '@/shared/realtime/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { OrderPage } from './order-page'

let shown: Order = newOrder
let sent: unknown[] = []
const server = serveWith(
  platformHttp.get('/orders/{id}', ({ response }) => response(200).json(shown)),
  platformHttp.get('/orders/{id}/history', ({ response }) => response(200).json({ entries: orderHistory })),
  platformHttp.get('/orders/{id}/messages', ({ response }) =>
    response(200).json({ items: [orderMessage], total: 1, page: 1, limit: 200 }),
  ),
  platformHttp.put('/orders/status/{id}', async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json(shown)
  }),
  platformHttp.post('/orders/{id}/shipments', async ({ request, response }) => {
    sent.push(await request.json())
    return response(201).json(shown)
  }),
  platformHttp.put('/orders/{id}/cancelled-lines', async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json(shown)
  }),
  platformHttp.put('/orders/{id}/shipments/{shipmentId}/delivered', async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json(shown)
  }),
  platformHttp.post('/orders/{id}/messages', async ({ request, response }) => {
    sent.push(((await request.json()) as { body: string }).body)
    return response(201).json({ ...orderMessage, is_own: true })
  }),
)

beforeEach(() => {
  sent = []
})
function show(order: Order, isSeller = true) {
  shown = order
  return renderScreen(
    <OrderPage
      orderId={order.id}
      isSeller={isSeller}
      onBack={() => undefined}
      onGo={() => undefined}
      onOrderedAgain={onOrderedAgain}
      pay={(words) => <a href="/checkout">{words}</a>}
      toPayment={(paymentId, words) => <a href={`/payments/${paymentId}`}>{words}</a>}
    />,
  )
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}
const dialog = async () => within(await screen.findByRole('dialog'))

const onOrderedAgain = vi.fn()

describe('OrderPage', () => {
  it('a line adds up: its price and its core charge make its amount, and tax is among the sums alone', async () => {
    const [filter, ...others] = newOrder.order_parts
    if (!filter) throw new Error('the order has no lines')
    const usd = (amount: number) => ({ amount, currency: 'USD' })
    const engine = { ...filter, quantity: 1, cost: usd(684_000), core_charge: usd(95_000), tax: usd(64_268) }
    show({ ...newOrder, order_parts: [{ ...engine, total: usd(843_268) }, ...others] })
    const [line] = within(await screen.findByRole('list', { name: 'Lines' })).getAllByRole('listitem')
    expect(line?.textContent).toContain('$7,790.00')
    for (const words of ['1 × $6,840.00', 'Core charge $950.00 each']) expect(line?.textContent).toContain(words)
  })

  it.each([
    ['in part', { cancelled: 2, credited: 1 }, 1, '$24.50'],
    ['as a whole', { cancelled: 4 }, 0, '$0.00'],
  ])('a line that was cancelled %s shows what is charged, and what was ordered', async (_, less, charged, amount) => {
    const [filter, ...others] = newOrder.order_parts
    if (!filter) throw new Error('the order has no lines')
    const line = { ...filter, ...less, total: { amount: 2450 * charged, currency: 'USD' } }
    show({ ...newOrder, order_parts: [line, ...others] })
    const list = await screen.findByRole('list', { name: 'Lines' })
    const [shownLine, whole] = [...list.children].map(({ textContent }) => textContent)
    for (const words of [`${charged} × $24.50`, '4 ordered', amount]) expect(shownLine).toContain(words)
    expect(whole).not.toContain('ordered')
  })

  it('an order that came by a link says that its customer placed it', async () => {
    show({ ...newOrder, placed_by: null })
    const name = await screen.findByText('Placed by')
    expect(name.nextElementSibling?.textContent).toBe('By link')
  })

  it('a new order is taken into processing with the version that was read', async () => {
    show(newOrder)
    await press('Start processing')
    await screen.findByText('Order updated')
    expect(sent).toEqual([{ status: 'PROCESSING', version: 3 }])
  })

  it.each(['p', 's'])(
    'the key %s opens what the dealership does with lines, and nothing for the customer',
    async (key) => {
      const { unmount } = show(processedOrder, false)
      await screen.findByRole('heading', { name: processedOrder.order_number })
      await userEvent.keyboard(key)
      expect(screen.queryByRole('dialog')).toBeNull()
      unmount()
      show(processedOrder)
      await screen.findByRole('button', { name: 'Ship' })
      await userEvent.keyboard(key)
      await dialog()
    },
  )

  it('the key m leads to the message, in which it is a letter', async () => {
    show(processedOrder)
    const message = await screen.findByRole('textbox', { name: /^Message to/ })
    await userEvent.keyboard('mps')
    expect(message).toHaveProperty('value', 'ps')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('can be paid by card by the customer alone, until it is paid', async () => {
    const unpaid: Order = { ...newOrder, status: 'AWAITING_PAYMENT', payment_status: 'UNPAID' }
    show(unpaid, false)
    await screen.findByRole('link', { name: 'Pay by card' })
    cleanup()
    for (const [order, isSeller] of [[unpaid, true] as const, [newOrder, false] as const]) {
      show(order, isSeller)
      await screen.findByRole('heading', { name: 'SO-1042' })
      expect(screen.queryByRole('link', { name: 'Pay by card' })).toBeNull()
      cleanup()
    }
  })

  it('offers the receipt of what was paid by card, whenever it is opened, and none before', async () => {
    const { unmount } = show({ ...newOrder, status: 'COMPLETED' }, false)
    await screen.findByRole('button', { name: 'Receipt (PDF)' })
    unmount()
    show({ ...newOrder, status: 'AWAITING_PAYMENT', payment_status: 'UNPAID' }, false)
    await screen.findByRole('button', { name: 'Order confirmation (PDF)' })
    expect(screen.queryByRole('button', { name: 'Receipt (PDF)' })).toBeNull()
  })

  it('shows what somebody else has done meanwhile, and their state of the order', async () => {
    server.use(
      platformHttp.put('/orders/status/{id}', ({ response }) => {
        shown = processedOrder
        return response(409).json(problem(409, 'changed_meanwhile', 'Someone else has changed this in the meantime.'))
      }),
    )
    show(newOrder)
    await press('Start processing')
    await screen.findByText('Someone else has changed this in the meantime.')
    await screen.findByRole('button', { name: 'Ship' })
  })

  it('ships part of what is reserved in one parcel with its tracking', async () => {
    show(processedOrder)
    await press('Ship')
    const parcel = await dialog()
    const rings = parcel.getByLabelText(/320-90118/)
    await userEvent.clear(rings)
    await userEvent.type(parcel.getByLabelText(/Carrier/), 'Big Sky Freight')
    await userEvent.click(parcel.getByRole('button', { name: 'Ship' }))
    await screen.findByText('Shipment recorded')
    expect(sent).toEqual([
      {
        version: 4,
        lines: [{ line_id: processedOrder.order_parts[0]?.id, quantity: 4 }],
        carrier: 'Big Sky Freight',
        tracking_number: '',
        link: '',
      },
    ])
  })

  it('a tracking link without its scheme is one of the web, and what is no address is refused', async () => {
    show(processedOrder)
    await press('Ship')
    const parcel = await dialog()
    const link = parcel.getByLabelText(/Tracking link/)
    await userEvent.type(link, 'ask the carrier')
    await userEvent.click(parcel.getByRole('button', { name: 'Ship' }))
    await parcel.findByText(/^Enter a web address/)
    expect(sent).toEqual([])
    await userEvent.clear(link)
    await userEvent.type(link, 'ups.com/123')
    await userEvent.click(parcel.getByRole('button', { name: 'Ship' }))
    await screen.findByText('Shipment recorded')
    expect(sent).toEqual([expect.objectContaining({ link: 'https://ups.com/123' })])
  })

  it('ships what was seen when the dialog was opened, also if somebody else has shipped one of its lines meanwhile', async () => {
    server.use(
      platformHttp.post('/orders/{id}/shipments', async ({ request, response }) => {
        sent.push(await request.json())
        return response(409).json(problem(409, 'changed_meanwhile', 'Someone else has changed this in the meantime.'))
      }),
    )
    show(processedOrder)
    await press('Ship')
    const parcel = await dialog()
    const filters = parcel.getByLabelText(/320-07309/)
    await userEvent.clear(filters)
    await userEvent.type(filters, '1')
    shown = shippedOrder
    act(() => testRooms.send('order.changed', { order_id: processedOrder.id }))
    await screen.findByText(/BSF-70042/)
    await userEvent.click(parcel.getByRole('button', { name: 'Ship' }))
    await parcel.findByText('Someone else has changed this in the meantime.')
    const [filterLine, ringLine] = processedOrder.order_parts
    expect(sent).toEqual([
      expect.objectContaining({
        version: 4,
        lines: [
          { line_id: filterLine?.id, quantity: 1 },
          { line_id: ringLine?.id, quantity: 2 },
        ],
      }),
    ])
  })

  it('refuses more than is reserved, and a parcel without contents', async () => {
    show(processedOrder)
    await press('Ship')
    const parcel = await dialog()
    const filters = parcel.getByLabelText(/320-07309/)
    await userEvent.clear(filters)
    await userEvent.type(filters, '5')
    await userEvent.click(parcel.getByRole('button', { name: 'Ship' }))
    await parcel.findByText('Enter a whole number up to 4.')
    await userEvent.clear(filters)
    await userEvent.clear(parcel.getByLabelText(/320-90118/))
    await userEvent.click(parcel.getByRole('button', { name: 'Ship' }))
    await parcel.findByText('Enter a quantity for at least one line.')
    expect(sent).toEqual([])
  })

  it('cancels what waits for stock', async () => {
    show(processedOrder)
    await press('Cancel lines')
    const cancelling = await dialog()
    await userEvent.type(cancelling.getByLabelText(/320-90118/), '4')
    await userEvent.click(cancelling.getByRole('button', { name: 'Cancel lines' }))
    await screen.findByText('Lines cancelled')
    expect(sent).toEqual([
      { version: 4, lines: [{ line_id: processedOrder.order_parts[1]?.id, quantity: 4 }], reason: '' },
    ])
  })

  it('leads to the payment, once there is one', async () => {
    const { unmount } = show({ ...newOrder, payment_status: 'PAID', payments: [paymentOf(24_500)] })
    const link = await screen.findByRole('link', { name: 'Show the payment' })
    expect(link.getAttribute('href')).toBe(`/payments/${paymentOf(24_500).id}`)
    unmount()
    show({ ...newOrder, payment_status: 'UNPAID' })
    await screen.findByRole('heading', { name: newOrder.order_number })
    expect(screen.queryByRole('link', { name: 'Show the payment' })).toBeNull()
  })

  it('warns the dealership, not the customer, before it works on an order whose payment is disputed', async () => {
    const dispute = { state: 'OPEN', respond_by: '2026-12-01T00:00:00.000Z' } as const
    const disputed: Order = {
      ...newOrder,
      payment_status: 'DISPUTED',
      payments: [{ ...paymentOf(24_500), dispute }],
    }
    const { unmount } = show(disputed)
    await screen.findByText('The customer disputes the payment')
    screen.getByText(/You can answer until/)
    expect(screen.getAllByRole('link', { name: 'Show the payment' })).toHaveLength(1)
    unmount()
    show(disputed, false)
    await screen.findByRole('heading', { name: newOrder.order_number })
    expect(screen.queryByText('The customer disputes the payment')).toBeNull()
  })

  it('while a payment is disputed, the payment stands out and not the shipping', async () => {
    const dispute = { state: 'OPEN', respond_by: '2026-12-01T00:00:00.000Z' } as const
    const buttonsOf = async (order: Order) => {
      const { unmount } = show(order)
      const pick = (await screen.findByRole('button', { name: 'Pick' })).className
      const ship = screen.getByRole('button', { name: 'Ship' }).className
      unmount()
      return { pick, ship }
    }
    const usual = await buttonsOf(processedOrder)
    expect(usual.pick).not.toBe(usual.ship)
    const disputed = await buttonsOf({ ...processedOrder, payments: [{ ...paymentOf(24_500), dispute }] })
    expect(disputed).toEqual({ pick: usual.ship, ship: usual.ship })
  })

  it('says what to do while the bank only asks, and nothing once it has ended its inquiry', async () => {
    const asked = (state: 'INQUIRY' | 'INQUIRY_CLOSED'): Order => ({
      ...newOrder,
      payments: [{ ...paymentOf(24_500), dispute: { state, respond_by: '2026-12-01T00:00:00.000Z' } }],
    })
    const { unmount } = show(asked('INQUIRY'))
    await screen.findByText("The customer's bank asks about the payment")
    screen.getByText(/^No money was withdrawn.*You can answer until/)
    unmount()
    show(asked('INQUIRY_CLOSED'))
    await screen.findByRole('heading', { name: newOrder.order_number })
    expect(screen.queryByText("The customer's bank asks about the payment")).toBeNull()
  })

  it('shows what was paid and refunded, and its invoice, as the payment', async () => {
    show({ ...newOrder, payments: [paymentOf(24_500, [{ amount: 1000, state: 'SUCCEEDED' }])] })
    const card = within((await screen.findByRole('heading', { name: 'Payment' })).closest('section') ?? document.body)
    for (const words of ['In advance', 'INV-7', 'Paid by Visa •••• 4242', '$245.00', 'Refunded', '$10.00'])
      card.getByText(words)
  })

  it('dates each step: paid by its payment, picked by its picking, or by what was shipped without', async () => {
    const [filters] = newOrder.order_parts
    if (!filters) throw new Error('the order has a part')
    const picked: Order = { ...processedOrder, order_parts: [{ ...filters, picked: 4 }], payments: [paymentOf(24_500)] }
    const [, shipped] = orderHistory
    if (!shipped) throw new Error('the history has a shipment')
    const picking = { ...shipped, kind: 'PICKED', at: '2026-11-23T10:00:00.000Z', shipment: null } as const
    server.use(
      platformHttp.get('/orders/{id}/history', ({ response }) =>
        response(200).json({ entries: [...orderHistory, picking] }),
      ),
    )
    show(picked)
    const progress = within(await screen.findByRole('list', { name: 'Progress' }))
    const dayOf = (step: string) =>
      progress.getByText(step).closest('li')?.querySelector('time')?.getAttribute('datetime')
    await vi.waitFor(() => expect(dayOf('Picked')).toBe('2026-11-23T10:00:00.000Z'))
    expect(dayOf('Paid')).toBe(paymentOf(1).paid_at)
  })

  it('a step that is done in part is still to be done, and has no day yet', async () => {
    show(shippedOrder)
    const progress = within(await screen.findByRole('list', { name: 'Progress' }))
    await screen.findByText(/BSF-70042/)
    expect(progress.getByText('To be picked').closest('li')?.getAttribute('aria-current')).toBe('step')
    expect(progress.getByText('Shipped').closest('li')?.querySelector('time')).toBeNull()
  })

  it('says what happens to the money of a paid order that is cancelled, whole or in part', async () => {
    const paid = { ...processedOrder, payment_status: 'PAID', next_statuses: ['CANCELLED'] } as const
    const { unmount } = show({ ...paid, next_statuses: [...paid.next_statuses] })
    await choose('Cancel order')
    ;(await dialog()).getByText(/is refunded at once\.$/)
    await userEvent.keyboard('{Escape}')
    await press('Cancel lines')
    ;(await dialog()).getByText(/refund it on the page of the payment\.$/)
    unmount()
    show({ ...processedOrder, payment_status: 'UNPAID', next_statuses: ['CANCELLED'] })
    await choose('Cancel order')
    ;(await dialog()).getByText(/cannot reopen a cancelled order\.$/)
    // "Cancel" beside "Cancel order" would not say which of the two it cancels.
    expect((await dialog()).getAllByRole('button', { name: /cancel/i }).map(({ textContent }) => textContent)).toEqual([
      'Do not cancel',
      'Cancel order',
    ])
  })

  it('the customer confirms a delivery, and neither ships nor cancels lines', async () => {
    show(shippedOrder, false)
    await press('Confirm delivery')
    await screen.findByText('Delivery confirmed')
    expect(sent).toEqual([{ version: 6 }])
    for (const name of ['Ship', 'Pick', 'Cancel lines', 'Edit tracking'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('has a link for its customer, where the reader may give it out', async () => {
    const asked: string[] = []
    server.use(
      platformHttp.get('/portal-links/', ({ request, response }) => {
        asked.push(new URL(request.url).search)
        return response(200).json(linkPage([]))
      }),
    )
    show(processedOrder)
    await press('Customer link')
    await (await dialog()).findByText('No link yet')
    expect(asked).toEqual([`?kind=order&record_id=${processedOrder.id}`])
    cleanup()
    show({ ...processedOrder, may_share: false })
    await screen.findByRole('button', { name: 'Print' })
    expect(screen.queryByRole('button', { name: 'Customer link' })).toBeNull()
  })

  it('what it had is ordered again in the cart', async () => {
    const added: unknown[] = []
    server.use(
      platformHttp.post('/carts/{dealershipId}/{operatorId}/lines', async ({ request, response }) => {
        added.push(...(await request.json()).lines)
        return response(200).json(cartOf([oilFilterLine]))
      }),
    )
    show(processedOrder, false)
    await press('Order again')
    await screen.findByText('Added to your cart')
    const { dealership, operator, order_parts, order_bundles } = processedOrder
    expect(onOrderedAgain).toHaveBeenCalledWith({ dealershipId: dealership.id, operatorId: operator.id })
    expect(added).toHaveLength(order_parts.length + order_bundles.length)
    expect(added).toContainEqual({ part_id: order_parts[0]?.part.id, quantity: order_parts[0]?.quantity })
  })

  it('the seller orders it again once, however often that is chosen while it is under way', async () => {
    let calls = 0
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    server.use(
      platformHttp.post('/carts/{dealershipId}/{operatorId}/lines', async ({ response }) => {
        calls += 1
        await answered
        return response(200).json(cartOf([oilFilterLine]))
      }),
    )
    show(processedOrder)
    await choose('Order again')
    await vi.waitFor(() => expect(calls).toBe(1))
    await userEvent.click(screen.getByRole('button', { name: /^Actions for/ }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Order again' }))
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
    answer()
    await screen.findByText('Added to your cart')
    expect(calls).toBe(1)
  })

  it('what is no longer in the catalogue is named when an order is repeated without it', async () => {
    const added: unknown[] = []
    server.use(
      platformHttp.post('/carts/{dealershipId}/{operatorId}/lines', async ({ request, response }) => {
        added.push(...(await request.json()).lines)
        return response(200).json(cartOf([oilFilterLine]))
      }),
    )
    const [first, ...rest] = processedOrder.order_parts
    if (!first) throw new Error('the order has no part')
    show({ ...processedOrder, order_parts: [{ ...first, part: { ...first.part, id: null } }, ...rest] }, false)
    await press('Order again')
    await screen.findByText(/except what is no longer in the catalogue: 320-07309 Oil filter element$/)
    expect(added).toHaveLength(processedOrder.order_parts.length - 1 + processedOrder.order_bundles.length)
  })

  it('a message goes to the other side, and the field is empty for the next', async () => {
    show(newOrder)
    const field = await screen.findByLabelText('Message to Ridgeline Quarry')
    await userEvent.type(field, 'They left this morning.')
    await press('Send message')
    await vi.waitFor(() => expect(field).toHaveProperty('value', ''))
    expect(sent).toEqual(['They left this morning.'])
  })

  it('the history shows who did what', async () => {
    show(shippedOrder)
    await screen.findByText('Shipment 1: 4 × 320-07309')
    await screen.findByText('Draft → Awaiting payment')
  })

  it('the history has each entry once, also where two of a kind were recorded at the same moment', async () => {
    const [placed, shipment] = orderHistory
    if (!placed || !shipment) throw new Error('the order was shipped')
    let entries = [placed, shipment, { ...shipment, shipment: 2 }]
    server.use(platformHttp.get('/orders/{id}/history', ({ response }) => response(200).json({ entries })))
    const { client } = show(shippedOrder)
    await screen.findByText(/^Shipment 2:/)
    entries = [...entries, { ...shipment, kind: 'DELIVERED', at: '2026-11-23T10:00:00.000Z' }]
    await act(() => client.invalidateQueries())
    await screen.findByText('Shipment 1 delivered')
    const shipped = screen.getAllByText(/^Shipment \d:/).map(({ textContent }) => textContent?.split(':')[0])
    expect(shipped).toEqual(['Shipment 2', 'Shipment 1'])
  })

  it('the history explains a failed payment in words', async () => {
    const entries = orderHistory
      .slice(0, 1)
      .map((entry) => ({ ...entry, to: 'FAILED' as const, who: null, reason: 'insufficient_funds' }))
    server.use(platformHttp.get('/orders/{id}/history', ({ response }) => response(200).json({ entries })))
    show(newOrder)
    await screen.findByText('The card has insufficient funds')
  })
})
