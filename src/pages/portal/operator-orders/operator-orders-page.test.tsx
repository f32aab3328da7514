import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OrderOfLink, PortalMessage } from '@/entities/portal-order'
import { messageByLink, messagesByLink, orderOfLink, paymentOf, portalOrder } from '@/entities/portal-order/testing'
import { WaitingToBeSent } from '@/features/outbox'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { OperatorOrdersPage } from './operator-orders-page'

const path = '/orders/token/{token}'
const token = 'v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4'
let order: OrderOfLink
let sent: unknown[]
let messages: PortalMessage[]
const server = serveWith(
  platformHttp.get(path, ({ response }) => response(200).json(order)),
  platformHttp.get('/orders/token/{token}/messages', ({ response }) => response(200).json(messagesByLink(messages))),
  platformHttp.post('/orders/token/{token}/messages', async ({ request, response }) => {
    const { body, contact } = await request.json()
    sent.push({ body, contact })
    messages = [{ ...messageByLink, body, author: contact }, ...messages]
    return response(201).json(messageByLink)
  }),
  platformHttp.put('/orders/failed-status/{token}', async ({ request, response }) => {
    sent.push(await request.json())
    order = { ...order, status: 'FAILED', version: 3, next_statuses: ['AWAITING_PAYMENT', 'CANCELLED'] }
    return response(200).json({ ...portalOrder, ...order })
  }),
)
beforeEach(() => {
  order = orderOfLink
  sent = []
  messages = []
})

const page = (of: string | undefined = token) => (
  <OperatorOrdersPage
    token={of}
    details={(words) => <a href="/lines">{words}</a>}
    pay={(words) => <a href="/checkout">{words}</a>}
  />
)
const show = (of?: string) => renderScreen(page(of))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('an order by its link', () => {
  it('follows what the dealership does without a reload, until the link ends', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      show()
      await screen.findByText('Awaiting payment')
      order = { ...order, status: 'PROCESSING', version: 3 }
      messages = [{ ...messageByLink, body: 'It leaves today.', author: 'Pete Clark', by_link: false, is_own: false }]
      await act(() => vi.advanceTimersByTimeAsync(10_000))
      await screen.findByText('Being prepared')
      await screen.findByText('It leaves today.')
      server.use(platformHttp.get(path, ({ response }) => response(410).json(problem(410, 'link_revoked', 'Ended.'))))
      await act(() => vi.advanceTimersByTimeAsync(10_000))
      await screen.findByRole('heading', { name: 'This link no longer works' })
    } finally {
      vi.useRealTimers()
    }
  })

  it('takes a message in the name of who writes, which stays for the next one', async () => {
    show()
    const field = await screen.findByLabelText('Message to Northfield Equipment')
    await userEvent.type(field, 'Can I pick it up?')
    await press('Send message')
    await screen.findByText('Enter your name.')
    await userEvent.type(screen.getByLabelText('Your name'), 'Rosa ')
    await press('Send message')
    await within(await screen.findByRole('log')).findByText(/^Rosa ·/)
    expect(sent).toEqual([{ body: 'Can I pick it up?', contact: 'Rosa' }])
    expect([field, screen.getByLabelText('Your name')]).toMatchObject([{ value: '' }, { value: 'Rosa ' }])
  })

  describe('a message without a connection', () => {
    const messagePath = '/orders/token/{token}/messages'
    const loseServer = () => server.use(platformHttp.post(messagePath, () => Response.error()))
    const write = async () => {
      await userEvent.type(await screen.findByLabelText('Message to Northfield Equipment'), 'Can I pick it up?')
      await userEvent.type(screen.getByLabelText('Your name'), 'Rosa')
      await press('Send message')
    }
    const restore = async () => {
      server.resetHandlers()
      act(() => void window.dispatchEvent(new Event('online')))
      await screen.findByText('What was waiting has been sent')
    }
    beforeEach(() => localStorage.clear())

    it('waits in place, also after a reload, and is sent once', async () => {
      loseServer()
      const { unmount } = show()
      await write()
      await screen.findByText('Waiting to be sent')
      unmount()
      show()
      await screen.findByText('Waiting to be sent')
      screen.getByText('Can I pick it up?')
      await restore()
      await within(await screen.findByRole('log')).findByText(/^Rosa ·/)
      expect(sent).toEqual([{ body: 'Can I pick it up?', contact: 'Rosa' }])
      expect(localStorage.getItem('waiting to be sent')).toBeNull()
    })

    it('is sent by nobody else: not by another link, and not by who signs in', async () => {
      loseServer()
      const { unmount } = show()
      await write()
      await screen.findByText('Waiting to be sent')
      unmount()
      server.resetHandlers()
      show('another-token')
      renderScreen(<WaitingToBeSent personId={dealershipAdmin.id} />)
      await screen.findByText('Awaiting payment')
      act(() => void window.dispatchEvent(new Event('online')))
      expect(screen.queryByText('Waiting to be sent')).toBeNull()
      expect(screen.queryByRole('button', { name: /waiting to be sent/ })).toBeNull()
      expect(sent).toEqual([])
    })

    it('that is refused says why, and can be discarded', async () => {
      loseServer()
      show()
      await write()
      await screen.findByText('Waiting to be sent')
      server.use(
        platformHttp.post(messagePath, ({ response }) =>
          response(409).json(problem(409, 'closed', 'The order is closed.')),
        ),
      )
      await press('Try now')
      await screen.findByText('Not accepted: The order is closed.')
      await press('Discard “Can I pick it up?”')
      await press('Discard')
      expect(screen.queryByText('Waiting to be sent')).toBeNull()
      expect(localStorage.getItem('waiting to be sent')).toBeNull()
    })
  })

  it('says of a message that its author’s account was deleted', async () => {
    messages = [{ ...messageByLink, author: null, by_link: false, is_own: false }]
    show()
    await within(await screen.findByRole('log')).findByText(/^Deleted account ·/)
  })

  it('is reported by e-mail where its holder wants, and nowhere without an address', async () => {
    server.use(
      platformHttp.put('/orders/token/{token}/contact', async ({ request, response }) => {
        const { email } = await request.json()
        sent.push(email)
        if (email === 'rosa@') {
          const errors = [{ path: 'body.email', message: 'Enter a valid e-mail address.' }]
          return response(400).json({ ...problem(400, 'invalid', 'Check it.'), errors })
        }
        order = { ...order, contact_email: email }
        return response(200).json({ email })
      }),
    )
    show()
    await press('Enter an address')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/E-mail address/), 'rosa@')
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }))
    await dialog.findByText('Enter a valid e-mail address.')
    await userEvent.type(dialog.getByLabelText(/E-mail address/), 'quarry.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }))
    await screen.findByText('Updates on it are sent to rosa@quarry.example.')
    expect(screen.getAllByText(/rosa@quarry/)).toHaveLength(1)
    await press('Change address')
    await userEvent.clear(await screen.findByLabelText(/E-mail address/))
    await press('Save address')
    await screen.findByText(/^Get updates on this order by e-mail/)
    expect(sent).toEqual(['rosa@', 'rosa@quarry.example', null])
  })

  it('shows its state, who sells it, and the way to its lines', async () => {
    show()
    await screen.findByRole('heading', { name: 'Order SO-1001' })
    for (const words of ['Awaiting payment', 'PO-778', '$292.28']) screen.getByText(words)
    await screen.findByRole('link', { name: 'Call Northfield Equipment, +1 555 0100' })
    expect(screen.getAllByText('Northfield Equipment')).toHaveLength(2)
    screen.getByRole('link', { name: 'Show parts and delivery' })
    expect(sent).toEqual([])
  })

  it('can be paid by card until it is paid', async () => {
    const { unmount } = show()
    await screen.findByRole('link', { name: 'Pay by card' })
    unmount()
    order = { ...orderOfLink, status: 'PAID', payment_status: 'PAID' }
    show()
    await screen.findByText('Order received')
    expect(screen.queryByRole('link', { name: 'Pay by card' })).toBeNull()
  })

  it('offers its receipt once it is paid', async () => {
    const { unmount } = show()
    await screen.findByRole('link', { name: 'Pay by card' })
    expect(screen.queryByRole('button', { name: 'Receipt (PDF)' })).toBeNull()
    unmount()
    order = { ...orderOfLink, status: 'PAID', payment_status: 'PAID' }
    show()
    await screen.findByRole('button', { name: 'Receipt (PDF)' })
  })

  it('shows what was paid by which card, and what of it went back or is on its way', async () => {
    const refunds = [
      { amount: 1000, state: 'FAILED' },
      { amount: 1000, state: 'SUCCEEDED' },
      { amount: 500, state: 'REQUESTED' },
    ] as const
    const payments = [paymentOf(29_228, refunds)]
    order = { ...orderOfLink, status: 'PAID', payment_status: 'PARTIALLY_REFUNDED', payments }
    show()
    await screen.findByText('In advance · Partly refunded')
    const rows = screen
      .getAllByRole('definition')
      .slice(-4)
      .map((row) => row.parentElement?.textContent.replaceAll('\u00a0', ' '))
    expect(rows).toEqual([
      'Paid by Visa •••• 4242Nov 22, 2026$292.28',
      'Refund did not go throughNov 23, 2026$10.00',
      'RefundedNov 23, 2026$10.00',
      'Refund on its wayNov 23, 2026$5.00',
    ])
    screen.getByText(/^\$10.00 was refunded to Visa •••• 4242/)
    screen.getByText(/^A refund of \$5.00 is on its way to Visa •••• 4242/)
    expect(screen.queryByText(/Ask Northfield Equipment/)).toBeNull()
  })

  it('says whom to ask where a refund did not go through, and what the bank does with a disputed payment', async () => {
    const failed = paymentOf(29_228, [{ amount: 1000, state: 'FAILED' }])
    const payments = [{ ...failed, dispute: { state: 'OPEN', respond_by: null } as const }]
    order = { ...orderOfLink, status: 'PAID', payment_status: 'DISPUTED', payments }
    show()
    await screen.findByText(/A refund of \$10.00 to Visa •••• 4242 did not go through. Ask Northfield Equipment/)
    screen.getByText(/Your bank is examining the payment of \$292.28/)
  })

  it('a tab left open shows what happened in another one, as soon as it is visible', async () => {
    const { client, rerender } = show()
    await screen.findByRole('link', { name: 'Pay by card' })
    // As in the app, where what was just read is not read again.
    client.setDefaultOptions({ queries: { staleTime: 30_000, retry: false } })
    rerender(page())
    order = { ...orderOfLink, status: 'PAID', payment_status: 'PAID' }
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await screen.findByText('Order received')
    expect(screen.queryByRole('link', { name: 'Pay by card' })).toBeNull()
  })

  it('is reported as not paid once that is confirmed, with the version that was read', async () => {
    show()
    await press('I could not pay')
    expect(sent).toEqual([])
    await press('Report failed payment')
    await screen.findByText('Payment failed')
    expect(sent).toEqual([{ version: 2 }])
    expect(screen.queryByRole('button', { name: 'I could not pay' })).toBeNull()
  })

  it('shows why it could not be reported, as when the payment has arrived meanwhile', async () => {
    server.use(
      platformHttp.put('/orders/failed-status/{token}', ({ response }) =>
        response(409).json(problem(409, 'changed_meanwhile', 'It was changed in the meantime.')),
      ),
    )
    show()
    await press('I could not pay')
    await press('Report failed payment')
    await screen.findByText('It was changed in the meantime.')
  })

  it('has no button that does nothing: a paid order cannot fail', async () => {
    order = { ...orderOfLink, status: 'PAID', next_statuses: [] }
    show()
    await screen.findByText('Order received')
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Send message',
      'Enter an address',
    ])
  })
})

describe('a link that opens nothing', () => {
  it.each([
    ['link_expired', 'This link has expired'],
    ['link_revoked', 'This link no longer works'],
  ] as const)('%s: it is explained, with the way to a new one', async (code, title) => {
    server.use(platformHttp.get(path, ({ response }) => response(410).json(problem(410, code, 'Ended.'))))
    show()
    await screen.findByRole('heading', { name: title })
    screen.getByRole('button', { name: 'Ask for a new link' })
  })

  it('of another kind, or not whole, has its own page, and nobody is asked for a new one', async () => {
    server.use(platformHttp.get(path, ({ response }) => response(404).json(problem(404, 'not_found', 'No.'))))
    show()
    await screen.findByRole('heading', { name: 'This link is incomplete' })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([400, 404] as const)('%s: it is not asked for again', async (status) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const asked = vi.fn()
      server.use(
        platformHttp.get(path, ({ response }) => {
          asked()
          return response(status).json(problem(status, 'not_found', 'No.'))
        }),
      )
      const { unmount } = show()
      await vi.waitFor(() => expect(asked).toHaveBeenCalled())
      await act(() => vi.advanceTimersByTimeAsync(30_000))
      expect(asked).toHaveBeenCalledTimes(1)
      unmount()
    } finally {
      vi.useRealTimers()
    }
  })

  it('is tried again where nobody answered', async () => {
    server.use(platformHttp.get(path, () => Response.error(), { once: true }))
    show()
    await press('Try again')
    await screen.findByRole('heading', { name: 'Order SO-1001' })
  })
})
