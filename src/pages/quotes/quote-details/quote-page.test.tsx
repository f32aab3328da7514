import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Quote, quoteQueries } from '@/entities/quote'
import { answeredQuote, requestedQuote, reviewedQuote } from '@/entities/quote/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { QuotePage } from './quote-page'

let shown: Quote = requestedQuote
let sent: unknown[] = []
const server = serveWith(
  platformHttp.get('/quotes/{id}', ({ response }) => response(200).json(shown)),
  platformHttp.put('/quotes/{id}', async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json(shown)
  }),
)

beforeEach(() => {
  sent = []
})
function show(quote: Quote, { isSeller = true } = {}) {
  shown = quote
  return renderScreen(
    <QuotePage
      quoteId={quote.id}
      isSeller={isSeller}
      onBack={() => undefined}
      orderLink={(id, words) => <a href={`/orders/${id}`}>{words}</a>}
    />,
  )
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('QuotePage', () => {
  it('the dealership takes a request into review', async () => {
    show(requestedQuote)
    await press('Start review')
    await screen.findByText('Quote updated')
    expect(sent).toEqual([{ status: 'IN_REVIEW', version: 2 }])
  })

  it('sends a price for each line, which starts as the list price, a comment and the last day', async () => {
    show(reviewedQuote)
    const piston = await screen.findByLabelText(/Unit price of 331-60121/)
    expect(piston).toHaveProperty('value', '96.00')
    await userEvent.clear(piston)
    await userEvent.type(piston, '90')
    await userEvent.type(screen.getByLabelText('Valid until'), '2026-12-21')
    await press('Send quote')
    await screen.findByText('Quote sent')
    const [first, second] = reviewedQuote.lines
    expect(sent).toEqual([
      {
        version: 3,
        status: 'SENT',
        costs: [
          { line_id: first?.id, cost: { amount: 9000, currency: 'USD' } },
          { line_id: second?.id, cost: { amount: 9600, currency: 'USD' } },
        ],
        comment: '',
        valid_until: '2026-12-21',
      },
    ])
  })

  it('is not sent without a price or a last day, but saved without them', async () => {
    show(reviewedQuote)
    await userEvent.clear(await screen.findByLabelText(/Unit price of 331-60121/))
    await press('Send quote')
    await screen.findByText('Enter the price of each line before you send the quote.')
    await screen.findByText('Enter the last day on which the customer can accept.')
    expect(sent).toEqual([])
    await press('Save without sending')
    await screen.findByText('Quote saved')
    expect(sent).toEqual([expect.not.objectContaining({ status: 'SENT' })])
  })

  it('the customer accepts, and asks for a change only with words', async () => {
    show(answeredQuote)
    await press('Ask for a change')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for a change' }))
    await dialog.findByText('Enter what should change.')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await press('Accept and order')
    const accepting = within(await screen.findByRole('dialog'))
    await userEvent.click(accepting.getByRole('button', { name: 'Accept and order' }))
    await screen.findByText('Quote updated')
    expect(sent).toEqual([{ status: 'ACCEPTED', version: 4 }])
  })

  it('shows why a line can no longer be ordered', async () => {
    const [first, ...others] = answeredQuote.lines
    if (!first) throw new Error('the quote has no lines')
    const problemOfLine = { code: 'part_inactive', message: '331-60121 is no longer sold.' }
    show({ ...answeredQuote, lines: [{ ...first, problem: problemOfLine }, ...others] })
    await screen.findByText('331-60121 is no longer sold.')
  })

  it('shows what the other side did meanwhile', async () => {
    server.use(
      platformHttp.put('/quotes/{id}', ({ response }) => {
        shown = { ...answeredQuote, version: 5, status: 'WITHDRAWN', next_statuses: [] }
        return response(409).json(problem(409, 'changed_meanwhile', 'Someone else has changed this in the meantime.'))
      }),
    )
    show(requestedQuote)
    await press('Start review')
    await screen.findByText('Someone else has changed this in the meantime.')
    await screen.findByText('Withdrawn')
  })

  it('leads to the order that it became', async () => {
    show({
      ...answeredQuote,
      status: 'CONVERTED',
      order_id: requestedQuote.id,
      order_number: 'SO-1050',
      next_statuses: [],
    })
    const link = await screen.findByRole('link', { name: 'Order SO-1050' })
    expect(link.getAttribute('href')).toBe(`/orders/${requestedQuote.id}`)
  })

  it('of the dealership has the link that its customer answers by; a draft and the customer have none', async () => {
    show(requestedQuote)
    await screen.findByRole('button', { name: 'Customer link' })
    cleanup()
    show({ ...requestedQuote, status: 'DRAFT' })
    await screen.findByText('Draft')
    expect(screen.queryByRole('button', { name: 'Customer link' })).toBeNull()
    cleanup()
    show(answeredQuote, { isSeller: false })
    await screen.findByRole('button', { name: 'Decline quote' })
    expect(screen.queryByRole('button', { name: 'Customer link' })).toBeNull()
  })

  it('the history names an answer by link', async () => {
    const declined = {
      from: 'SENT',
      to: 'DECLINED',
      by: null,
      reason: 'Rosa: Too late',
      changed_at: '2026-11-22T08:30:00.000Z',
    } as const
    show({ ...answeredQuote, status: 'DECLINED', next_statuses: [], history: [declined] })
    await screen.findByText(/Customer, by link/)
  })

  it('a colleague changes the lines while somebody types prices: each price stays with its line until the changes are shown', async () => {
    const [piston, seals] = reviewedQuote.lines
    if (!piston || !seals) throw new Error('the quote has no lines')
    const { client } = show(reviewedQuote)
    const price = await screen.findByLabelText(/Unit price of 331-60121/)
    await userEvent.clear(price)
    await userEvent.type(price, '90')
    shown = {
      ...reviewedQuote,
      version: 4,
      comment: 'In two parcels',
      lines: [{ ...seals, cost: { amount: 5000, currency: 'USD' } }, piston],
    }
    await act(() => client.invalidateQueries({ queryKey: quoteQueries.all() }))
    await screen.findByText('Someone else has changed this')
    server.use(
      platformHttp.put(
        '/quotes/{id}',
        async ({ request, response }) => {
          sent.push(await request.json())
          return response(409).json(problem(409, 'changed_meanwhile', 'Check its current state.'))
        },
        { once: true },
      ),
    )
    expect(screen.getByLabelText(/Unit price of 331-60121/)).toHaveProperty('value', '90')
    expect(screen.getByLabelText(/Unit price of 331-60199/)).toHaveProperty('value', '96.00')
    await press('Save without sending')
    await screen.findByText('Check its current state.')
    expect(sent).toEqual([expect.objectContaining({ version: 3 })])

    sent = []
    await press('Show the changes')
    expect(screen.getByLabelText(/Unit price of 331-60121/)).toHaveProperty('value', '90')
    expect(screen.getByLabelText(/Unit price of 331-60199/)).toHaveProperty('value', '50.00')
    expect(screen.getByLabelText(/^Comment for the customer/)).toHaveProperty('value', 'In two parcels')
    await press('Save without sending')
    await screen.findByText('Quote saved')
    expect(sent).toEqual([
      expect.objectContaining({
        version: 4,
        costs: [
          { line_id: seals.id, cost: { amount: 5000, currency: 'USD' } },
          { line_id: piston.id, cost: { amount: 9000, currency: 'USD' } },
        ],
      }),
    ])
  })

  it('without anything typed the changes appear at once', async () => {
    const { client } = show(reviewedQuote)
    await screen.findByLabelText(/Unit price of 331-60121/)
    shown = { ...reviewedQuote, version: 4, comment: 'In two parcels' }
    await act(() => client.invalidateQueries({ queryKey: quoteQueries.all() }))
    await screen.findByDisplayValue('In two parcels')
    expect(screen.queryByText('Someone else has changed this')).toBeNull()
  })

  it('accepts what was read when the dialog was opened, not what the dealership has changed since', async () => {
    const { client } = show(answeredQuote)
    await press('Accept and order')
    const dialog = within(await screen.findByRole('dialog'))
    shown = { ...answeredQuote, version: 6, comment: 'Dearer now' }
    await act(() => client.invalidateQueries({ queryKey: quoteQueries.all() }))
    await screen.findByText('Dearer now')
    await userEvent.click(dialog.getByRole('button', { name: 'Accept and order' }))
    await screen.findByText('Quote updated')
    expect(sent).toEqual([{ status: 'ACCEPTED', version: 4 }])
  })

  it('states the core charge that the total of a line contains', async () => {
    const [first] = answeredQuote.lines
    if (!first) throw new Error('the quote has no lines')
    show({ ...answeredQuote, lines: [{ ...first, core_charge: { amount: 2500, currency: 'USD' } }] })
    await screen.findByText('Core charge $25.00 each')
  })
})
