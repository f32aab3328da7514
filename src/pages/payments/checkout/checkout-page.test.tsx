import { loadStripe } from '@stripe/stripe-js/pure'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PortalOrder } from '@/entities/portal-order'
import { portalOrder } from '@/entities/portal-order/testing'
import type { OrderAccess } from '@/features/checkout'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { CheckoutPage } from './checkout-page'

// Stripe's scripts load at run time: its form stands for itself here.
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: vi.fn(async () => null) }))
vi.mock('@stripe/react-stripe-js', () => ({
  EmbeddedCheckoutProvider: ({ options, children }: { options: { clientSecret: string }; children: ReactNode }) => (
    <section aria-label={`Form of ${options.clientSecret}`}>{children}</section>
  ),
  EmbeddedCheckout: () => null,
}))

const token = 'v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4'
const address = 'http://127.0.0.1:3000/sandbox/checkout/cs_1'
const opened = {
  payment_id: portalOrder.id,
  order_id: portalOrder.id,
  amount: portalOrder.total,
  expires_at: '2026-11-22T08:30:00.000Z',
  session: { kind: 'hosted', url: address },
} as const

let order: PortalOrder
let sent: unknown[]
let marked: unknown[]
const server = serveWith(
  platformHttp.get('/orders/token/{token}/details', ({ response }) => response(200).json(order)),
  platformHttp.get('/orders/{id}', ({ response }) => response(200).json(order)),
  platformHttp.post('/payments/token/{token}/checkout-session', async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json(opened)
  }),
  platformHttp.post('/payments/checkout-session/{id}/', async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json(opened)
  }),
  platformHttp.put('/orders/failed-status/{token}', async ({ request, response }) => {
    marked.push(await request.json())
    return response(200).json(order)
  }),
  platformHttp.put('/orders/status/{id}', async ({ request, response }) => {
    marked.push(await request.json())
    return response(200).json(order)
  }),
)

const onLeave = vi.fn()
const onOutcome = vi.fn()
beforeEach(() => {
  order = portalOrder
  sent = []
  marked = []
  onLeave.mockReset()
  onOutcome.mockReset()
})

const show = (access: OrderAccess | undefined = { token }) =>
  renderScreen(
    <CheckoutPage
      access={access}
      onLeave={onLeave}
      onOutcome={onOutcome}
      back={(words) => <a href="/order">{words}</a>}
    />,
  )
const pay = async () => userEvent.click(await screen.findByRole('button', { name: 'Pay $292.28 by card' }))
const refusing = (code: string, detail: string) =>
  platformHttp.post('/payments/token/{token}/checkout-session', ({ response }) =>
    response(409).json(problem(409, code, detail)),
  )

describe('/checkout', () => {
  it('says before anything is charged what is on backorder', async () => {
    const [filter] = portalOrder.order_parts
    if (!filter) throw new Error('the order has no lines')
    order = {
      ...portalOrder,
      order_parts: [{ ...filter, quantity: 5, cancelled: 0, credited: 0, expected_backorder: 3 }],
    }
    show()
    await screen.findByText('2 now, 3 on backorder')
    await screen.findByText(/Part of this order is on backorder/)
    expect(sent).toEqual([])
  })

  it('shows what is paid, and leads to the provider with the costs that were shown', async () => {
    show()
    await screen.findByRole('heading', { name: 'Pay order SO-1001' })
    for (const words of ['Hydraulic filter', '500 h service']) screen.getByText(words)
    await pay()
    await screen.findByText('You are being taken to the payment page.')
    expect(onLeave.mock.calls).toEqual([[address]])
    expect(sent).toEqual([
      {
        return_url: `${window.location.origin}/order-completed?token=${token}`,
        order_parts: [{ cost: { amount: 4200, currency: 'USD' }, name: 'Hydraulic filter', quantity: 5 }],
        order_bundles: [{ cost: { amount: 5000, currency: 'USD' }, name: '500 h service', quantity: 1 }],
        amounts: { core_charge: portalOrder.core_charge, tax: portalOrder.tax, total: portalOrder.total },
        metadata: { order_number: 'SO-1001' },
      },
    ])
  })

  it("shows Stripe's form in the page, with the key and the account of the dealership", async () => {
    const session = { kind: 'embedded', client_secret: 'secret', publishable_key: 'pk_1', account: 'acct_1' } as const
    server.use(
      platformHttp.post('/payments/token/{token}/checkout-session', ({ response }) =>
        response(200).json({ ...opened, session }),
      ),
    )
    show()
    await pay()
    await screen.findByRole('region', { name: 'Form of secret' })
    expect(loadStripe).toHaveBeenCalledWith('pk_1', { stripeAccount: 'acct_1' })
    expect(onLeave).not.toHaveBeenCalled()
  })

  it('a member pays by the id of the order', async () => {
    show({ orderId: portalOrder.id })
    await pay()
    await screen.findByText('You are being taken to the payment page.')
    expect(sent).toEqual([expect.objectContaining({ order_id: portalOrder.id })])
  })

  it('what is cancelled is not among the costs', async () => {
    const [filter] = portalOrder.order_parts
    order = { ...portalOrder, order_parts: filter ? [{ ...filter, cancelled: 2 }] : [] }
    show()
    await pay()
    await screen.findByText('You are being taken to the payment page.')
    expect(sent).toEqual([expect.objectContaining({ order_parts: [expect.objectContaining({ quantity: 3 })] })])
  })

  it.each([
    ['by its link', { token }, { version: 2 }],
    ['by a member', { orderId: portalOrder.id }, { status: 'FAILED', version: 2 }],
  ] as const)(
    '"a non-200 answer marks the order failed and redirects with failed=true": %s',
    async (_, access, mark) => {
      const refused = problem(409, 'payments_not_ready', 'No card payments yet.')
      server.use(
        refusing('payments_not_ready', 'No card payments yet.'),
        platformHttp.post('/payments/checkout-session/{id}/', ({ response }) => response(409).json(refused)),
      )
      show(access)
      await pay()
      await vi.waitFor(() => expect(onOutcome.mock.calls).toEqual([[{ failed: true }]]))
      expect(marked).toEqual([mark])
      expect(onLeave).not.toHaveBeenCalled()
    },
  )

  it('shows the new amount before anything is paid, where the order has changed', async () => {
    show()
    await screen.findByRole('button', { name: 'Pay $292.28 by card' })
    server.use(refusing('amount_changed', 'The order has changed since you saw it.'))
    order = { ...portalOrder, total: { amount: 30_000, currency: 'USD' } }
    await pay()
    expect((await screen.findByRole('alert')).textContent).toContain('The order has changed since you saw it.')
    await screen.findByRole('button', { name: 'Pay $300.00 by card' })
    expect(marked).toEqual([])
  })

  it('can be tried again when there was no connection: the order is not marked', async () => {
    show()
    server.use(platformHttp.post('/payments/token/{token}/checkout-session', () => Response.error()))
    await pay()
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was charged')
    server.resetHandlers()
    await pay()
    await vi.waitFor(() => expect(onLeave).toHaveBeenCalledOnce())
    expect(marked).toEqual([])
  })

  it('pays nothing twice: of a paid order it shows what has become of it', async () => {
    order = { ...portalOrder, status: 'PAID', payment_status: 'PAID' }
    show()
    await vi.waitFor(() => expect(onOutcome.mock.calls).toEqual([[{ failed: false }]]))
    expect(sent).toEqual([])
  })

  it('says of a payment that is being confirmed that it is, and follows it', async () => {
    server.use(refusing('payment_in_progress', 'A payment is being confirmed.'))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      show()
      await pay()
      await screen.findByText('A payment is being confirmed')
      order = { ...portalOrder, status: 'PAID', payment_status: 'PAID' }
      await vi.advanceTimersByTimeAsync(3000)
      await vi.waitFor(() => expect(onOutcome.mock.calls).toEqual([[{ failed: false }]]))
    } finally {
      vi.useRealTimers()
    }
  })

  it('reads the order again when the browser goes back to it from the provider', async () => {
    show()
    await pay()
    await screen.findByText('You are being taken to the payment page.')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await screen.findByRole('button', { name: 'Pay $292.28 by card' })
  })

  it('offers no payment of what has ended', async () => {
    order = { ...portalOrder, status: 'CANCELLED' }
    show()
    await screen.findByText('This order cannot be paid by card')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('of an order that was not loaded can be tried again', async () => {
    server.use(platformHttp.get('/orders/token/{token}/details', () => Response.error(), { once: true }))
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'Pay order SO-1001' })
  })

  it('without a whole address is not shown', async () => {
    renderScreen(<CheckoutPage access={undefined} onLeave={onLeave} onOutcome={onOutcome} back={() => null} />)
    await screen.findByRole('heading', { name: 'This link is incomplete' })
  })
})
