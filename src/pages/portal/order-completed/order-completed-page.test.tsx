import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PortalOrder } from '@/entities/portal-order'
import { paymentOf, portalOrder } from '@/entities/portal-order/testing'
import type { OrderAccess } from '@/features/checkout'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { testRooms } from '@/shared/realtime/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { serveWith } from '../../../../tests/msw/server'
import { OrderCompletedPage } from './order-completed-page'

const token = 'v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4'
let order: PortalOrder
let reads: number
const server = serveWith(
  platformHttp.get('/orders/token/{token}/details', ({ response }) => {
    reads += 1
    return response(200).json(order)
  }),
)
beforeEach(() => {
  order = portalOrder
  reads = 0
})

const links = {
  toOrder: (words: string) => <a href="/order">{words}</a>,
  toCheckout: (words: string) => <a href="/checkout">{words}</a>,
}
const show = (reported: { failed?: boolean; paid?: boolean } = {}, access: OrderAccess = { token }) =>
  renderScreen(<OrderCompletedPage access={access} {...links} {...reported} />)
const heading = (name: string) => screen.findByRole('heading', { name })

describe('what has become of an order', () => {
  it('names the delivery that was chosen, not one that has already happened', async () => {
    show()
    await screen.findByText('Ship to you · Not shipped yet')
  })

  it.each([
    ['AWAITING_PAYMENT', 'Order SO-1001 was received'],
    ['FAILED', 'Order SO-1001 was not paid'],
    ['PAID', 'Order SO-1001 is confirmed'],
    ['PROCESSING', 'Order SO-1001 is confirmed'],
    ['COMPLETED', 'Order SO-1001 is completed'],
    ['CANCELLED', 'Order SO-1001 was cancelled'],
    ['EXPIRED', 'Order SO-1001 has expired'],
  ] as const)('%s is shown as it is', async (status, title) => {
    order = { ...portalOrder, status }
    show()
    await heading(title)
    screen.getByRole('link', { name: 'Show the order' })
  })

  it('with failed=true, shows that the payment failed, but never of an order that is paid', async () => {
    const { unmount } = show({ failed: true })
    await heading('Order SO-1001 was not paid')
    unmount()
    order = { ...portalOrder, status: 'PAID' }
    show({ failed: true })
    await heading('Order SO-1001 is confirmed')
  })

  it('with failed=true alone, says that the payment failed instead of calling the address a broken link', async () => {
    renderScreen(<OrderCompletedPage access={undefined} failed {...links} />)
    await heading('The payment did not go through')
    expect(reads).toBe(0)
  })

  it('is not called unpaid when a card was charged after another was declined: the page awaits the event', async () => {
    order = { ...portalOrder, status: 'FAILED' }
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      show({ paid: true })
      await heading('The payment of order SO-1001 is being confirmed')
      expect(screen.queryByRole('link', { name: /pay/i })).toBeNull()
      order = { ...portalOrder, status: 'PAID', payment_status: 'PAID' }
      await vi.advanceTimersByTimeAsync(5000)
      await heading('Order SO-1001 is confirmed')
      screen.getByRole('button', { name: 'Receipt (PDF)' })
    } finally {
      vi.useRealTimers()
    }
  })

  it('says that money goes back which came when the order cost something else, and lets the customer pay again', async () => {
    order = { ...portalOrder, status: 'AWAITING_PAYMENT', paid_too_late_at: '2026-11-24T09:30:00.000Z' }
    show({ paid: true })
    await heading('Order SO-1001 changed while you paid')
    screen.getByText(/The money goes back to you/)
    screen.getByRole('link', { name: 'Pay by card' })
  })

  it.each(['CANCELLED', 'EXPIRED'] as const)(
    '%s: says that the money which was taken is on its way back',
    async (status) => {
      const payments = [paymentOf(8400, [{ amount: 8400, state: 'PENDING' }])]
      order = { ...portalOrder, status, payment_status: 'PAID', payments }
      show({ paid: true })
      const news = await screen.findByText(/A refund of \$84.00 is on its way to Visa •••• 4242/)
      expect(screen.getByRole('status').contains(news)).toBe(true)
      expect(screen.queryByText('No card was charged.')).toBeNull()
    },
  )

  it.each(['CANCELLED', 'EXPIRED'] as const)('%s: says that no card was charged if none was', async (status) => {
    order = { ...portalOrder, status, total: { amount: 0, currency: 'USD' } }
    show()
    await screen.findByText('No card was charged.')
  })

  it('can be paid, or paid again, until it is paid', async () => {
    const { unmount } = show()
    await screen.findByRole('link', { name: 'Pay by card' })
    unmount()
    const again = show({ failed: true })
    await screen.findByRole('link', { name: 'Try to pay again' })
    again.unmount()
    order = { ...portalOrder, status: 'PAID', payment_status: 'PAID' }
    show()
    await heading('Order SO-1001 is confirmed')
    expect(screen.queryByRole('link', { name: /pay/i })).toBeNull()
    // Whenever somebody comes back.
    screen.getByRole('button', { name: 'Receipt (PDF)' })
  })

  it('is shown to a member by the id of the order, whom the socket notifies of the payment', async () => {
    server.use(platformHttp.get('/orders/{id}', ({ response }) => response(200).json(portalOrder)))
    show({}, { orderId: portalOrder.id })
    await heading('Order SO-1001 was received')
    order = { ...portalOrder, status: 'PAID' }
    server.use(platformHttp.get('/orders/{id}', ({ response }) => response(200).json(order)))
    testRooms.send('order.changed', { order_id: portalOrder.id })
    await heading('Order SO-1001 is confirmed')
  })

  it('"the page waits for it and says so": the payment appears without a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      show()
      await heading('Order SO-1001 was received')
      order = { ...portalOrder, status: 'PAID' }
      await vi.advanceTimersByTimeAsync(5000)
      await heading('Order SO-1001 is confirmed')
      const before = reads
      await vi.advanceTimersByTimeAsync(20_000)
      expect(reads).toBe(before)
    } finally {
      vi.useRealTimers()
    }
  })

  it('without a whole address is not shown', async () => {
    renderScreen(<OrderCompletedPage access={undefined} {...links} />)
    await heading('This link is incomplete')
  })
})
