import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { catalogue, oilFilter } from '@/entities/catalogue/testing'
import { type Quote, quoteQueries } from '@/entities/quote'
import { answeredQuote, requestedQuote, reviewedQuote, revisedQuote } from '@/entities/quote/testing'
import { saveFile } from '@/shared/lib/save-file/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { testRooms } from '@/shared/realtime/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { QuotePage } from './quote-page'

let shown: Quote = requestedQuote
let sent: unknown[] = []
const server = serveWith(
  platformHttp.get('/catalogues/', ({ response }) =>
    response(200).json({
      items: [{ ...catalogue, organization: requestedQuote.dealership }],
      total: 1,
      page: 1,
      limit: 1000,
    }),
  ),
  platformHttp.get('/catalogues/{id}/parts', ({ response }) =>
    response(200).json({ items: [oilFilter], total: 1, page: 1, limit: 20 }),
  ),
  platformHttp.get('/organizations/addresses/{id}', ({ response }) =>
    response(200).json({ items: [], total: 0, page: 1, limit: 1000 }),
  ),
  platformHttp.get('/quotes/{id}', ({ response }) => response(200).json(shown)),
  platformHttp.put('/quotes/{id}', async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json(shown)
  }),
)

beforeEach(() => {
  sent = []
})
function show(quote: Quote, side: 'seller' | 'buyer' = 'seller') {
  shown = quote
  return renderScreen(
    <QuotePage
      quoteId={quote.id}
      side={side}
      onBack={() => undefined}
      onGo={() => undefined}
      orderLink={(id, words) => <a href={`/orders/${id}`}>{words}</a>}
      pay={(id, words) => <a href={`/checkout?order_id=${id}`}>{words}</a>}
    />,
  )
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('QuotePage', () => {
  it.each([
    ['seller', /Opened by the customer Nov/],
    ['buyer', /· Opened Nov/],
  ] as const)('tells a %s in their words that it was opened', async (side, words) => {
    show({ ...answeredQuote, viewed_at: '2026-11-22T09:00:00.000Z' }, side)
    await screen.findByText(words)
  })

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

  it('says before it is sent who will be e-mailed', async () => {
    show(reviewedQuote)
    await screen.findByText('Will be e-mailed to admin@ridgeline.example.')
  })

  it('where nobody will be e-mailed, takes an address, which is saved with the customer', async () => {
    let email: string | null = null
    server.use(
      platformHttp.get('/quotes/{id}/recipients', ({ response }) =>
        response(200).json({ recipients: email ? [{ email, delivery: 'DAILY' }] : [], are_unwanted: false }),
      ),
      platformHttp.put('/organizations/{id}/customers/{orgId}/contact', async ({ request, params, response }) => {
        expect(params).toMatchObject({ id: reviewedQuote.dealership.id, orgId: reviewedQuote.operator.id })
        ;({ email } = await request.json())
        return response(200).json({ email })
      }),
    )
    show(reviewedQuote)
    await screen.findByText('Nobody will be e-mailed')
    await press('Add an address')
    await userEvent.type(screen.getByLabelText('E-mail address'), 'office@ridgeline.example{Enter}')
    await screen.findByText('Will be e-mailed to office@ridgeline.example (in tomorrow’s summary).')
    expect(sent, 'the form around the dialog').toEqual([])
  })

  it('says afterwards that nobody was e-mailed, and how to pass it on', async () => {
    const step = {
      from: 'IN_REVIEW',
      to: 'SENT',
      by: 'Nora Field',
      reason: '',
      changed_at: '2026-11-21T09:00:00.000Z',
    } as const
    show({ ...answeredQuote, status: 'SENT', history: [{ ...step, emailed_to: [] }] })
    await screen.findByText(/it is marked as sent, but the customer does not know yet/i)
    expect(screen.getAllByText(/Nobody was e-mailed/)).toHaveLength(2)
  })

  it('says in the history to whom it was e-mailed', async () => {
    const step = {
      from: 'IN_REVIEW',
      to: 'SENT',
      by: 'Nora Field',
      reason: '',
      changed_at: '2026-11-21T09:00:00.000Z',
    } as const
    show({ ...answeredQuote, status: 'SENT', history: [{ ...step, emailed_to: ['admin@ridgeline.example'] }] })
    await screen.findByText('E-mail goes to admin@ridgeline.example.')
    expect(screen.queryByText(/Nobody was e-mailed/)).toBeNull()
  })

  it('is printed as text while it is being answered, with what is typed and without the form', async () => {
    show(reviewedQuote)
    const piston = await screen.findByLabelText(/Unit price of 331-60121/)
    await userEvent.clear(piston)
    await userEvent.type(piston, '90')
    await userEvent.type(screen.getByLabelText(/Comment for the customer/), 'Two days.')
    expect(piston.closest('form')?.className).toContain('print:hidden')
    const printed = (await screen.findByText(/× \$90\.00$/)).closest('.print\\:block')
    expect(printed?.textContent).toContain('Two days.')
    expect(printed?.querySelector('input, textarea, button')).toBeNull()
  })

  it('by keys it is answered and sent, but not without being asked', async () => {
    show({ ...reviewedQuote, valid_until: '2026-12-21' })
    const first = await screen.findByLabelText(/Unit price of 331-60121/)
    await userEvent.keyboard('a')
    expect(document.activeElement).toBe(first)
    first.blur()
    await userEvent.keyboard('s')
    const question = within(await screen.findByRole('dialog', { name: /^Send this quote to/ }))
    expect(sent).toEqual([])
    await userEvent.click(question.getByRole('button', { name: 'Send quote' }))
    await screen.findByText('Quote sent')
    expect(sent).toEqual([expect.objectContaining({ status: 'SENT' })])
  })

  it('Enter in a price field saves; only the button sends', async () => {
    show({ ...reviewedQuote, valid_until: '2026-12-21' })
    await userEvent.type(await screen.findByLabelText(/Unit price of 331-60121/), '{Enter}')
    await screen.findByText('Quote saved')
    expect(sent).toEqual([expect.not.objectContaining({ status: 'SENT' })])
  })

  it('a cleared price and a cleared last day are taken back', async () => {
    show({ ...reviewedQuote, valid_until: '2026-12-21' })
    await userEvent.clear(await screen.findByLabelText(/Unit price of 331-60121/))
    await userEvent.clear(screen.getByLabelText('Valid until'))
    await press('Save without sending')
    await screen.findByText('Quote saved')
    const [first, second] = reviewedQuote.lines
    expect(sent).toEqual([
      {
        version: 3,
        costs: [
          { line_id: first?.id, cost: null },
          { line_id: second?.id, cost: { amount: 9600, currency: 'USD' } },
        ],
        comment: '',
        valid_until: null,
      },
    ])
  })

  it('the dealership exchanges a part that is no longer sold; what it typed before is saved first', async () => {
    const [piston, seals] = reviewedQuote.lines
    if (!piston || !seals) throw new Error('the quote has no lines')
    const gone = { code: 'part_inactive', message: '331-60121 is no longer sold.' }
    show({ ...reviewedQuote, lines: [{ ...piston, problem: gone }, seals] })
    const price = await screen.findByLabelText(/Unit price of 331-60199/)
    await userEvent.clear(price)
    await userEvent.type(price, '50')
    await press('Change lines')
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText('331-60121 is no longer sold.')
    await userEvent.click(dialog.getByRole('button', { name: 'Remove 331-60121 Piston' }))
    await userEvent.type(await dialog.findByRole('combobox', { name: 'Add a part' }), 'HX-250')
    await userEvent.click(await dialog.findByRole('option', { name: /HX-250/ }))
    const quantity = dialog.getByLabelText('Quantity of 331-60199 Seal kit')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '3')
    await userEvent.click(dialog.getByRole('button', { name: 'Save lines' }))
    await screen.findByText('Lines changed')
    expect(sent).toEqual([
      expect.objectContaining({
        costs: [expect.anything(), { line_id: seals.id, cost: { amount: 5000, currency: 'USD' } }],
      }),
      {
        version: 3,
        lines: [
          { id: seals.id, part_id: seals.part_id, quantity: 3 },
          { part_id: oilFilter.id, quantity: oilFilter.min_quantity },
        ],
      },
    ])
  })

  it('the customer asks for a change by changing a line, without words', async () => {
    show(answeredQuote)
    await press('Ask for a change')
    const dialog = within(await screen.findByRole('dialog'))
    const quantity = await dialog.findByLabelText('Quantity of 331-60121 Piston')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '4')
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for a change' }))
    await screen.findByText('Quote updated')
    const [piston, seals] = answeredQuote.lines
    expect(sent).toEqual([
      {
        status: 'REVISION_REQUESTED',
        version: 4,
        lines: [
          { id: piston?.id, part_id: piston?.part_id, quantity: 4 },
          { id: seals?.id, part_id: seals?.part_id, quantity: 2 },
        ],
      },
    ])
  })

  it('a draft is discarded', async () => {
    show({ ...reviewedQuote, status: 'DRAFT', next_statuses: ['DISCARDED', 'SENT'] })
    await press('Discard draft')
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText(/The customer never sees it/)
    await userEvent.click(dialog.getByRole('button', { name: 'Discard draft' }))
    await screen.findByText('Quote updated')
    expect(sent).toEqual([{ status: 'DISCARDED', version: 3 }])
  })

  it('the customer reads the last offer while the dealership works on another one', async () => {
    show(revisedQuote)
    const offer = await screen.findByText('$294.00')
    expect(offer.closest('details')?.open).toBe(true)
    screen.getByText('2 × $99.00')
    screen.getByText('In two weeks')
  })

  it('what is offered now is not shown a second time as an earlier offer', async () => {
    show({ ...answeredQuote, offers: revisedQuote.offers })
    await screen.findByText('Valid until Dec 21, 2026')
    expect(screen.queryByText('Earlier versions')).toBeNull()
  })

  it('says that the address is missing, and takes pickup instead', async () => {
    show({ ...reviewedQuote, address: null })
    await screen.findByText(/The delivery address is missing/)
    await press('Change delivery')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save delivery' }))
    await dialog.findByText('Enter the city.')
    await userEvent.selectOptions(dialog.getByLabelText('Delivery'), 'PICKUP')
    await userEvent.click(dialog.getByRole('button', { name: 'Save delivery' }))
    await screen.findByText('Delivery changed')
    expect(sent).toEqual([{ version: 3, delivery: 'PICKUP' }])
  })

  it('delivery is changed while prices are typed: they stay, and are sent for the quote as it is then', async () => {
    show({ ...reviewedQuote, valid_until: '2026-12-21' })
    const price = await screen.findByLabelText(/Unit price of 331-60121/)
    await userEvent.clear(price)
    await userEvent.type(price, '90')
    await press('Change delivery')
    shown = { ...shown, version: 4, delivery: 'PICKUP', address: null }
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(await dialog.findByLabelText('Delivery'), 'PICKUP')
    await userEvent.click(dialog.getByRole('button', { name: 'Save delivery' }))
    await screen.findByText('Picked up at the dealership')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByText('Someone else has changed this')).toBeNull()
    await press('Send quote')
    await screen.findByText('Quote sent')
    expect(sent.at(-1)).toMatchObject({
      version: 4,
      status: 'SENT',
      costs: [{ cost: { amount: 9000 } }, { cost: { amount: 9600 } }],
    })
  })

  it('a customer who cannot accept without an address enters where it goes with the request for a change', async () => {
    show({ ...answeredQuote, address: null })
    await press('Ask for a change')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(await dialog.findByLabelText('Delivery'), 'PICKUP')
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for a change' }))
    await screen.findByText('Quote updated')
    expect(sent).toEqual([{ status: 'REVISION_REQUESTED', version: 4, delivery: 'PICKUP' }])
  })

  it('a customer who accepts a shipment to nowhere enters where it goes', async () => {
    show({ ...answeredQuote, address: null })
    await press('Accept and order')
    const dialog = within(await screen.findByRole('dialog'))
    const accept = () => userEvent.click(dialog.getByRole('button', { name: 'Accept and order' }))
    await userEvent.type(await dialog.findByLabelText('Street and number'), '5 Mill Road')
    await accept()
    await dialog.findByText('Enter the city.')
    expect(sent).toEqual([])
    await userEvent.type(dialog.getByLabelText('City'), 'Boise')
    await accept()
    await screen.findByText('Quote updated')
    expect(sent).toMatchObject([
      { status: 'ACCEPTED', version: 4, delivery: 'SHIP', address: { line1: '5 Mill Road', city: 'Boise' } },
    ])
  })

  it('what the customer would like changed is read beside the lines, until it is answered', async () => {
    const asked: Quote['history'][number] = {
      from: 'SENT',
      to: 'REVISION_REQUESTED',
      by: 'Rita Stone',
      reason: 'One refurbished starter',
      changed_at: '2026-11-20T10:00:00Z',
    }
    show({ ...reviewedQuote, history: [asked] })
    const heading = await screen.findByRole('heading', { name: 'Requested change' })
    expect(heading.parentElement?.textContent).toContain('One refurbished starter')
    cleanup()
    show({ ...answeredQuote, history: [asked] })
    await screen.findByRole('heading', { name: 'Lines' })
    expect(screen.queryByRole('heading', { name: 'Requested change' })).toBeNull()
  })

  it('what ended with the service says so', async () => {
    const ending = { from: 'SENT', to: 'WITHDRAWN', by: null, reason: '', changed_at: '2026-11-20T10:00:00Z' } as const
    show({ ...answeredQuote, status: 'WITHDRAWN', next_statuses: [], history: [ending] })
    await screen.findByText('The dealership no longer serves the customer.')
  })

  it('names the last offered price where the form proposes another one', async () => {
    show({ ...reviewedQuote, offers: revisedQuote.offers })
    await screen.findByText('Quantity 2 · List price $96.00 · Last quoted: $99.00 for quantity 2')
    screen.getByText('Quantity 2 · List price $96.00')
  })

  it('lines and delivery are not changed while it is the other side’s turn', async () => {
    show(answeredQuote)
    await screen.findByText('12 Quarry Road')
    expect(screen.queryByRole('button', { name: 'Change lines' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Change delivery' })).toBeNull()
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
    await dialog.findByText('Change a line, or enter what should change.')
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

  it('leads to the payment of the order that it became, as long as that is not paid', async () => {
    const converted: Quote = {
      ...answeredQuote,
      status: 'CONVERTED',
      order_id: requestedQuote.id,
      next_statuses: [],
    }
    show({ ...converted, order_awaits_payment: true })
    const pay = await screen.findByRole('link', { name: 'Pay' })
    expect(pay.getAttribute('href')).toBe(`/checkout?order_id=${requestedQuote.id}`)
    cleanup()
    show(converted)
    await screen.findByText('Ordered')
    expect(screen.queryByRole('link', { name: 'Pay' })).toBeNull()
  })

  it('no longer leads to the payment once somebody has paid', async () => {
    const converted: Quote = {
      ...answeredQuote,
      status: 'CONVERTED',
      order_id: requestedQuote.id,
      next_statuses: [],
    }
    show({ ...converted, order_awaits_payment: true })
    await screen.findByRole('link', { name: 'Pay' })
    shown = converted
    testRooms.send('order.changed', { order_id: requestedQuote.id })
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Pay' })).toBeNull())
  })

  it('is saved as a PDF once it has prices, and printed on the letterhead of the dealership', async () => {
    server.use(
      platformHttp.get('/quotes/{id}/document', ({ response }) =>
        response.untyped(new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } })),
      ),
    )
    const letterhead = { ...answeredQuote.letterhead, logo: '/logo.webp' }
    show({ ...answeredQuote, letterhead })
    await press('Quote (PDF)')
    await waitFor(() => expect(saveFile.mock.calls.at(-1)?.[1]).toBe('Q-1012.pdf'))
    const paper = within(screen.getByTestId('letterhead'))
    paper.getByText('400 Harrison Avenue')
    paper.getByText('Ridgeline Quarry')
    expect(paper.getByRole('presentation', { hidden: true }).getAttribute('src')).toBe('/logo.webp')
    cleanup()
    show(requestedQuote)
    await screen.findByRole('heading', { name: 'Q-1012' })
    expect(screen.queryByRole('button', { name: 'Quote (PDF)' })).toBeNull()
  })

  it('has the link that its customer answers by, where the reader may give it out', async () => {
    show(requestedQuote)
    await screen.findByRole('button', { name: 'Customer link' })
    cleanup()
    show({ ...requestedQuote, may_share: false })
    await screen.findByRole('button', { name: 'Start review' })
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
    await screen.findByText(/By link/)
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
