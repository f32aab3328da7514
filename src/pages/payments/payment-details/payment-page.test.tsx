import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Payment } from '@/entities/payment'
import { dispute, paymentDetails, refund } from '@/entities/payment/testing'
import type { User } from '@/entities/user'
import { signedInAs } from '@/entities/user/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { testRooms } from '@/shared/realtime/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin, superUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { PaymentPage } from './payment-page'

let payment: Payment
let sent: unknown[]
const server = serveWith(
  platformHttp.get('/payments/{id}', ({ response }) => response(200).json(payment)),
  platformHttp.post('/payments/refund/{id}/', async ({ request, params, response }) => {
    sent.push([params.id, await request.json()])
    return response(201).json(refund)
  }),
)
beforeEach(() => {
  payment = paymentDetails
  sent = []
})

const onBack = vi.fn()
const show = (user: User = dealershipAdmin) =>
  renderScreen(
    <PaymentPage
      paymentId={payment.id}
      onBack={onBack}
      toOrder={(id, words) => <a href={`/orders/${id}`}>{words}</a>}
    />,
    signedInAs(user),
  )
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
async function refundDialog() {
  await press('Refund')
  return within(await screen.findByRole('dialog'))
}

describe('/payments/{id}', () => {
  it('shows what was paid, refunded and can still be refunded, by whom, and what happened', async () => {
    show()
    await screen.findByRole('heading', { name: 'Payment of SO-1042' })
    for (const words of ['$245.00', '$200.00', '$7.41', 'pi_1', 'Returned unused']) screen.getByText(words)
    screen.getByText(/^Ada Brandt/)
    screen.getByText('Paid · $245.00')
    screen.getByRole('link', { name: 'Show the order' })
  })

  it.each([
    ['a super user', superUser, paymentDetails.organization_id],
    ['an admin of the dealership', dealershipAdmin, undefined],
  ])('leads %s back to the payments of the same dealership', async (_, user, organizationId) => {
    onBack.mockReset()
    show(user)
    await screen.findByRole('heading', { name: 'Payment of SO-1042' })
    const back = screen.getByRole('link', { name: 'Payments' })
    expect(back.getAttribute('href')).toBe(`/payments${organizationId ? `?organization_id=${organizationId}` : ''}`)
    await userEvent.click(back)
    expect(onBack.mock.calls).toEqual([[organizationId]])
  })

  it('is live for a super user, who belongs to no dealership', async () => {
    show(superUser)
    await screen.findByRole('heading', { name: 'Payment of SO-1042' })
    payment = { ...paymentDetails, refundable: { amount: 100, currency: 'USD' } }
    testRooms.send('payments.changed', { organization_id: paymentDetails.organization_id })
    await screen.findByText('$1.00')
  })

  it('says that a refund waits for the provider that took the payment', async () => {
    payment = { ...paymentDetails, refunds: [{ ...refund, state: 'REQUESTED', failure: 'other_provider' }] }
    show()
    await screen.findByText('Only the payment provider that took the payment can refund it. Another one is set up now.')
  })

  it('refunds some of it, with a reason', async () => {
    show()
    const dialog = await refundDialog()
    const amount = dialog.getByLabelText<HTMLInputElement>('Amount in USD')
    expect(amount.value).toBe('200.00')
    await userEvent.clear(amount)
    await userEvent.type(amount, '12,5')
    await userEvent.type(dialog.getByLabelText(/^Reason/), ' Wrong size ')
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    await screen.findByText('Refund of $12.50 requested')
    const body = { amount: { amount: 1250, currency: 'USD' }, reason: 'Wrong size', payment_id: payment.id }
    expect(sent).toEqual([[payment.order.id, body]])
  })

  it('proposes what is due for a return, and refunds it for that return', async () => {
    const back = { id: refund.id, number: 2, due: { amount: 5740, currency: 'USD' } }
    payment = { ...paymentDetails, returns_due: [back] }
    show()
    const dialog = await refundDialog()
    expect(dialog.getByLabelText<HTMLInputElement>(/Amount/).value).toBe('57.40')
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    await screen.findByText('Refund of $57.40 requested')
    const body = { amount: back.due, reason: 'Return 2', payment_id: payment.id, return_id: back.id }
    expect(sent).toEqual([[payment.order.id, body]])
  })

  it('does not call a refund requested that the provider has refused', async () => {
    const refused = { ...refund, state: 'FAILED', failure: 'The card is closed' } as const
    server.use(platformHttp.post('/payments/refund/{id}/', ({ response }) => response(201).json(refused)))
    show()
    const dialog = await refundDialog()
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Wrong size')
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    await screen.findByText('The provider refused the refund: The card is closed')
    expect(screen.queryByText(/requested$/)).toBeNull()
  })

  it.each([
    ...['200.01', '0', 'all of it', '1.2345'].map((typed) => [typed, 'Enter an amount from $0.01 to $200.00.']),
    ...['1.234', '1,000'].map((typed) => [
      typed,
      'Enter it without a thousands separator and with at most 2 decimals, such as 1250.00.',
    ]),
  ] as const)('refunds no %s', async (typed, why) => {
    show()
    const dialog = await refundDialog()
    await userEvent.clear(dialog.getByLabelText('Amount in USD'))
    await userEvent.type(dialog.getByLabelText('Amount in USD'), typed)
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Wrong size')
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    await dialog.findByText(why)
    expect(sent).toEqual([])
  })

  it('"never refunded beyond the rest": shows what can still be refunded after somebody else was faster', async () => {
    server.use(
      platformHttp.post('/payments/refund/{id}/', ({ response }) => {
        payment = { ...paymentDetails, refundable: { amount: 5000, currency: 'USD' } }
        return response(409).json(problem(409, 'refund_too_high', 'This is more than what can still be refunded.'))
      }),
    )
    show()
    const dialog = await refundDialog()
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Wrong size')
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    await dialog.findByText('This is more than what can still be refunded.')
    await dialog.findByText(/^Up to \$50.00 can be refunded/)
  })

  it('offers no refund of what the bank has to decide, and says until when to answer', async () => {
    payment = {
      ...paymentDetails,
      state: 'DISPUTED',
      refundable: { amount: 0, currency: 'USD' },
      disputes: [dispute],
    }
    show()
    await screen.findByText('Customer says they did not authorize this payment')
    screen.getByText(/^Answer the bank by/)
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull()
  })

  it('offers an answer and a refund where the bank only asks about the payment', async () => {
    payment = { ...paymentDetails, disputes: [{ ...dispute, state: 'INQUIRY' }] }
    show()
    await screen.findByText('Inquiry')
    screen.getByText('The bank asks about the payment. No money was withdrawn; you can also refund it.')
    screen.getByRole('button', { name: 'Answer' })
    screen.getByRole('button', { name: 'Refund' })
  })

  it('sends the bank one answer, and shows when', async () => {
    payment = { ...paymentDetails, state: 'DISPUTED', disputes: [dispute] }
    server.use(
      platformHttp.post('/payments/disputes/{id}/answer', async ({ request, response }) => {
        sent.push(await request.json())
        const answered = { ...dispute, answered_at: '2026-11-23T09:30:00.000Z' }
        payment = { ...payment, disputes: [answered] }
        return response(200).json(answered)
      }),
    )
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Answer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer the dispute of SO-1042' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send to the bank' }))
    await dialog.findByText('Enter what the bank should know.')
    expect(sent).toEqual([])
    await userEvent.type(dialog.getByRole('textbox'), 'Picked up on Nov 12. ')
    await userEvent.click(dialog.getByRole('button', { name: 'Send to the bank' }))
    await screen.findByText(/^Answered on Nov 23, 2026.*The bank decides\.$/)
    expect(sent).toEqual([{ text: 'Picked up on Nov 12.' }])
    expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
  })

  it('says in words why the system refunds, and in their own words why a person does', async () => {
    payment = {
      ...paymentDetails,
      refunds: [
        { ...refund, id: '1', reason: 'received_too_late' },
        { ...refund, id: '2', reason: 'Wrong size' },
      ],
    }
    show()
    await screen.findByText('Received too late')
    screen.getByText('Wrong size')
  })

  it('follows a refund that is on its way', async () => {
    payment = { ...paymentDetails, refunds: [{ ...refund, state: 'PENDING' }] }
    show()
    await screen.findByText('On its way')
    payment = { ...paymentDetails, refunds: [{ ...refund, state: 'FAILED', failure: 'declined' }] }
    testRooms.send('payments.changed', { organization_id: paymentDetails.organization_id })
    await screen.findByText("The customer's bank declined it")
  })
})
