import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OrderOfLink } from '@/entities/portal-order'
import { orderOfLink } from '@/entities/portal-order/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { serveWith } from '../../../../tests/msw/server'
import { OrderCompletedPage } from './order-completed-page'

const token = 'v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4'
let order: OrderOfLink
let reads: number
serveWith(
  platformHttp.get('/orders/token/{token}', ({ response }) => {
    reads += 1
    return response(200).json(order)
  }),
)
beforeEach(() => {
  order = orderOfLink
  reads = 0
})

const show = ({ failed = false, of = token }: { failed?: boolean; of?: string | undefined } = {}) =>
  renderScreen(<OrderCompletedPage token={of} failed={failed} show={(words) => <a href="/order">{words}</a>} />)
const heading = (name: string) => screen.findByRole('heading', { name })

describe('what has become of an order', () => {
  it.each([
    ['AWAITING_PAYMENT', 'Order SO-1001 was received'],
    ['FAILED', 'Order SO-1001 was not paid'],
    ['PAID', 'Order SO-1001 is confirmed'],
    ['PROCESSING', 'Order SO-1001 is confirmed'],
    ['COMPLETED', 'Order SO-1001 is completed'],
    ['CANCELLED', 'Order SO-1001 has ended'],
    ['EXPIRED', 'Order SO-1001 has ended'],
  ] as const)('%s is shown as it is', async (status, title) => {
    order = { ...orderOfLink, status }
    show()
    await heading(title)
    screen.getByRole('link', { name: 'Show the order' })
  })

  it('with failed=true, shows that the payment failed, but never of an order that is paid', async () => {
    const { unmount } = show({ failed: true })
    await heading('Order SO-1001 was not paid')
    unmount()
    order = { ...orderOfLink, status: 'PAID' }
    show({ failed: true })
    await heading('Order SO-1001 is confirmed')
  })

  it('"the page waits for it and says so": the payment appears without a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      show()
      await heading('Order SO-1001 was received')
      order = { ...orderOfLink, status: 'PAID' }
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
    renderScreen(<OrderCompletedPage token={undefined} failed={false} show={() => null} />)
    await heading('This link does not work')
  })
})
