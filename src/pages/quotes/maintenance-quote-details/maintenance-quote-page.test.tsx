import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type MaintenanceQuote, maintenanceQuoteQueries } from '@/entities/maintenance-quote'
import { draftQuote, sentQuote, startedQuote } from '@/entities/maintenance-quote/testing'
import { signedInAs } from '@/entities/user/testing'
import { saveFile } from '@/shared/lib/save-file/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { MaintenanceQuotePage } from './maintenance-quote-page'

let sent: unknown[] = []
let shown: MaintenanceQuote = draftQuote
const server = serveWith(
  platformHttp.get('/maintenance-quotes/{id}', ({ response }) => response(200).json(shown)),
  platformHttp.put('/maintenance-quotes/{id}', async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json(shown)
  }),
  platformHttp.put('/maintenance-quotes/{id}/status', async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json(shown)
  }),
  platformHttp.post('/maintenance-quotes/{id}/decisions', async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json(shown)
  }),
)

function show(quote: MaintenanceQuote) {
  shown = quote
  return renderScreen(<MaintenanceQuotePage quoteId={quote.id} onBack={() => undefined} />, signedInAs(dealershipAdmin))
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  sent = []
})

describe('MaintenanceQuotePage', () => {
  it('the dealership changes what a line costs, and adds other work', async () => {
    show(draftQuote)
    const [parts] = await screen.findAllByLabelText('Parts (USD)')
    await userEvent.clear(parts ?? document.body)
    await userEvent.type(parts ?? document.body, '200.5')
    await press('Save lines')
    await screen.findByText('Lines saved')
    expect(sent).toEqual([
      expect.objectContaining({
        version: 1,
        lines: [
          expect.objectContaining({ id: draftQuote.lines[0]?.id, parts_amount: 20_050, labour_amount: 11_000 }),
          expect.objectContaining({ id: draftQuote.lines[1]?.id, parts_amount: 0 }),
        ],
      }),
    ])
  })

  it('what was typed is saved before the quote is marked as ready', async () => {
    show(draftQuote)
    const [parts] = await screen.findAllByLabelText('Parts (USD)')
    await userEvent.clear(parts ?? document.body)
    await userEvent.type(parts ?? document.body, '200.5')
    await press('Save and mark as ready')
    await screen.findByText('Lines saved, and the quote is ready to be sent')
    expect(sent).toEqual([
      expect.objectContaining({ version: 1, comment: draftQuote.comment }),
      { version: shown.version, status: 'READY' },
    ])
  })

  it('is printed as text while it is being typed, with the form left out', async () => {
    show(draftQuote)
    const [parts] = await screen.findAllByLabelText('Parts (USD)')
    await userEvent.clear(parts ?? document.body)
    await userEvent.type(parts ?? document.body, '200.5')
    expect(parts?.closest('form')?.className).toContain('print:hidden')
    const printed = await screen.findByText(/Parts \$200\.50/)
    expect(printed.closest('.print\\:grid')?.querySelector('input, textarea, button')).toBeNull()
    const [, other] = draftQuote.lines
    const [first, second] = screen.getByRole('list', { name: 'Work' }).children
    expect(first?.textContent).toContain(draftQuote.lines[0]?.description)
    // The total of the line, before tax, is that of what is typed.
    const labour = draftQuote.lines[0]?.labour.amount ?? 0
    expect(first?.querySelector('.font-semibold + .font-semibold')?.textContent).toBe(
      `$${((20_050 + labour) / 100).toFixed(2)}`,
    )
    expect(second?.textContent).toContain(other?.description)
  })

  it('is saved as a PDF, and printed on the letterhead of the dealership without its form', async () => {
    server.use(
      platformHttp.get('/maintenance-quotes/{id}/document', ({ response }) =>
        response.untyped(new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } })),
      ),
    )
    const print = vi.spyOn(window, 'print').mockReturnValue()
    show({ ...sentQuote, letterhead: { ...sentQuote.letterhead, logo: '/logo.webp' } })
    await press('Quote (PDF)')
    await waitFor(() => expect(saveFile.mock.calls.at(-1)?.[1]).toBe('MQ-1001.pdf'))
    const paper = within(screen.getByTestId('letterhead'))
    paper.getByText('400 Harrison Avenue')
    paper.getByText('Ridgeline Quarry')
    expect(paper.getByRole('presentation', { hidden: true }).getAttribute('src')).toBe('/logo.webp')
    expect(screen.getByRole('button', { name: 'Send decision' }).closest('.print\\:hidden form')).not.toBeNull()
    await press('Print')
    expect(print).toHaveBeenCalledOnce()
  })

  it('says at which figure of the meter the work was completed, as the reader writes it', async () => {
    show({ ...startedQuote, status: 'COMPLETED', completed_hours: 1502.5, next_statuses: [] })
    await screen.findByText('Completed at 1,502.5 h')
  })

  it('an amount that cannot be read is not sent', async () => {
    show(draftQuote)
    const [parts] = await screen.findAllByLabelText('Parts (USD)')
    await userEvent.type(parts ?? document.body, 'x')
    await press('Save lines')
    await screen.findByText('Enter an amount, such as 125.50.')
    expect(sent).toEqual([])
  })

  it('a customer decides on each line before sending the decision', async () => {
    show(sentQuote)
    await press('Send decision')
    expect(await screen.findAllByText('Approve or decline this line.')).toHaveLength(2)
    await userEvent.selectOptions(screen.getByLabelText('Decision on 500 h service'), 'Approve')
    await userEvent.selectOptions(screen.getByLabelText('Decision on Grease the bucket'), 'Decline')
    await press('Send decision')
    await screen.findByText('Decision sent')
    const [first, second] = sentQuote.lines
    expect(sent).toEqual([
      {
        version: 3,
        reason: '',
        decisions: [
          { line_id: first?.id, decision: 'APPROVED' },
          { line_id: second?.id, decision: 'DECLINED' },
        ],
      },
    ])
  })

  it('the work is completed with what the meter shows', async () => {
    show(startedQuote)
    await press('Complete work')
    await userEvent.type(await screen.findByLabelText(/Meter at completion/), '1510.5')
    const buttons = await screen.findAllByRole('button', { name: 'Complete work' })
    await userEvent.click(buttons.at(-1) ?? document.body)
    await screen.findByText('Quote updated')
    expect(sent).toEqual([{ version: 6, status: 'COMPLETED', hours: 1510.5, confirmed: false }])
  })

  it('agreed work is withdrawn only with a reason, and nothing is recorded as done', async () => {
    show({ ...startedQuote, next_statuses: ['COMPLETED', 'WITHDRAWN'] })
    await press('Withdraw quote')
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText(/nothing is recorded as done/)
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw quote' }))
    await dialog.findByText('Enter why the approved work is not done.')
    await userEvent.type(dialog.getByLabelText('Reason'), 'Sold')
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw quote' }))
    await screen.findByText('Quote updated')
    expect(sent).toEqual([{ version: 6, status: 'WITHDRAWN', reason: 'Sold' }])
  })

  it('shows what somebody else has done meanwhile', async () => {
    server.use(
      platformHttp.put('/maintenance-quotes/{id}/status', ({ response }) =>
        response(409).json(problem(409, 'changed_meanwhile', 'Someone else has changed this in the meantime.')),
      ),
    )
    show(draftQuote)
    await press('Save and mark as ready')
    await screen.findByText('Someone else has changed this in the meantime.')
  })

  it('decisions stay with their lines when the quote is read again in another order', async () => {
    const { client } = show(sentQuote)
    await userEvent.selectOptions(await screen.findByLabelText('Decision on 500 h service'), 'Approve')
    shown = { ...sentQuote, version: 5, comment: 'Two days', lines: sentQuote.lines.toReversed() }
    await act(() => client.invalidateQueries({ queryKey: maintenanceQuoteQueries.all() }))
    await press('Show the changes')
    expect(screen.getByLabelText('Decision on 500 h service')).toHaveProperty('value', 'APPROVED')
    await userEvent.selectOptions(screen.getByLabelText('Decision on Grease the bucket'), 'Decline')
    await press('Send decision')
    await screen.findByText('Decision sent')
    const [service, grease] = sentQuote.lines
    expect(sent).toEqual([
      {
        version: 5,
        reason: '',
        decisions: [
          { line_id: grease?.id, decision: 'DECLINED' },
          { line_id: service?.id, decision: 'APPROVED' },
        ],
      },
    ])
  })

  it('what is typed into the lines stays until whoever typed it discards it', async () => {
    const { client } = show(draftQuote)
    const [description] = await screen.findAllByLabelText('Description')
    await userEvent.type(description ?? document.body, ' with oil')
    shown = { ...draftQuote, version: 2, lines: draftQuote.lines.slice(1) }
    await act(() => client.invalidateQueries({ queryKey: maintenanceQuoteQueries.all() }))
    await screen.findByText('Someone else has changed this')
    screen.getByDisplayValue('500 h service with oil')
    await press('Discard and show the changes')
    expect((await screen.findAllByLabelText('Description')).map((field) => 'value' in field && field.value)).toEqual([
      'Grease the bucket',
    ])
  })

  it('a line that was added is the same one when it is saved again', async () => {
    const [first] = draftQuote.lines
    if (!first) throw new Error('the quote has no lines')
    const added = { ...first, id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f8a09', task_id: null, description: 'Wash' }
    server.use(
      platformHttp.put('/maintenance-quotes/{id}', async ({ request, response }) => {
        sent.push(await request.json())
        shown = { ...draftQuote, version: shown.version + 1, lines: [...draftQuote.lines, added] }
        return response(200).json(shown)
      }),
    )
    show(draftQuote)
    await press('Add a line')
    await userEvent.type((await screen.findAllByLabelText('Description')).at(-1) ?? document.body, 'Wash')
    for (const label of ['Parts (USD)', 'Labor in minutes', 'Labor (USD)']) {
      await userEvent.type(screen.getAllByLabelText(label).at(-1) ?? document.body, '1')
    }
    await press('Save lines')
    await screen.findByText('Lines saved')
    await press('Save lines')
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ version: 2, lines: [{}, {}, { id: added.id, description: 'Wash' }] })
  })

  it('the history says that a quote ended with the service', async () => {
    const end = {
      from: 'SCHEDULED',
      to: 'WITHDRAWN',
      by: null,
      reason: '',
      changed_at: '2026-11-22T08:30:00.000Z',
    } as const
    show({ ...sentQuote, status: 'WITHDRAWN', next_statuses: [], history: [end] })
    await screen.findByText('The dealership no longer serves the customer.')
  })

  it('has the link that its customer answers by, where the reader may give it out', async () => {
    show({ ...sentQuote, may_share: true })
    await screen.findByRole('button', { name: 'Customer link' })
    cleanup()
    show({ ...sentQuote, may_share: false })
    await screen.findByRole('heading', { name: 'MQ-1001' })
    expect(screen.queryByRole('button', { name: 'Customer link' })).toBeNull()
  })
})
