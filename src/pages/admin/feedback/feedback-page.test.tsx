import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { feedbackPage, rightFilter, wrongOil } from '@/entities/feedback/testing'
import { provideTokens } from '@/shared/api'
import { saveFile } from '@/shared/lib/save-file'
import { AtAddress, addressOf } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { FeedbackPage } from './feedback-page'

let asked: string[] = []
const server = serveWith(
  noViews,
  platformHttp.get('/feedback/', ({ request, query, response }) => {
    asked.push(new URL(request.url).search)
    return response(200).json(feedbackPage(query.get('search') === 'nothing' ? [] : [wrongOil, rightFilter]))
  }),
)

function show(first: Record<string, string | number> = {}) {
  renderScreen(
    <AtAddress href={addressOf('/feedback', first)}>
      <FeedbackPage />
    </AtAddress>,
  )
}

const lastAsked = (parameters: string) => waitFor(() => expect(asked.at(-1)).toBe(parameters))
const question = () => screen.findByRole('button', { name: wrongOil.question })

let stopProviding = () => {}
beforeEach(() => {
  asked = []
})
afterEach(() => stopProviding())

describe('FeedbackPage', () => {
  it('asks for what the address says', async () => {
    show({ page: 2, search: 'oil', rating: 'down', assistant: 'operations', from: '2026-11-01', to: '2026-11-21' })
    await lastAsked('?page=2&search=oil&rating=down&assistant=operations&from=2026-11-01&to=2026-11-21&limit=10')
  })

  it('filters by rating, assistant and days', async () => {
    show()
    await question()
    await userEvent.selectOptions(screen.getByLabelText('Rating'), 'Not helpful')
    await lastAsked('?rating=down&limit=10')
    await userEvent.selectOptions(screen.getByLabelText('Assistant'), 'Parts')
    await lastAsked('?rating=down&assistant=parts&limit=10')
    fireEvent.change(screen.getByLabelText('From (UTC)'), { target: { value: '2026-11-01' } })
    fireEvent.change(screen.getByLabelText('To (UTC)'), { target: { value: '2026-11-21' } })
    await lastAsked('?rating=down&assistant=parts&from=2026-11-01&to=2026-11-21&limit=10')
    await userEvent.selectOptions(screen.getByLabelText('Rating'), 'Any rating')
    await lastAsked('?assistant=parts&from=2026-11-01&to=2026-11-21&limit=10')
  })

  it('opens question, answer as Markdown, reason and person', async () => {
    show()
    await userEvent.click(await question())
    const details = within(await screen.findByRole('dialog', { name: 'Feedback on an answer' }))
    expect(details.getByText('13.5 L (14.3 US qt)').tagName).toBe('STRONG')
    expect(details.getByRole('cell', { name: '13.5' })).toBeTruthy()
    for (const text of [
      wrongOil.question,
      wrongOil.reason,
      wrongOil.person,
      'Ridgeline Quarry',
      'Not helpful',
      'Certain',
    ]) {
      expect(details.getByText(text)).toBeTruthy()
    }
  })

  it('leads from an answer to its explanation', async () => {
    show()
    await userEvent.click(await question())
    const link = await screen.findByRole('link', { name: 'Why this answer?' })
    expect(link.getAttribute('href')).toBe(`/feedback/${wrongOil.id}`)
  })

  it('says of an answer that it was a refusal, and of a thumb that it came without a reason', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: rightFilter.question }))
    const details = within(await screen.findByRole('dialog'))
    expect(details.getByText('Not in the manuals')).toBeTruthy()
    expect(details.getByText('No reason given')).toBeTruthy()
  })

  it('does not call a greeting certain', async () => {
    const greeting = { ...wrongOil, question: 'hello', answer: 'Hello! What do you need to know?' }
    server.use(platformHttp.get('/feedback/', ({ response }) => response(200).json(feedbackPage([greeting]))))
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'hello' }))
    const details = within(await screen.findByRole('dialog'))
    expect(details.getByText(greeting.answer)).toBeTruthy()
    expect(details.queryByText('Certain')).toBeNull()
  })

  it('exports what the filters leave, all pages of it, with the bearer token', async () => {
    stopProviding = provideTokens({ current: () => 'access', renew: async () => null, reportRejected: () => undefined })
    const requests: string[] = []
    server.use(
      http.get('*/api/v2/feedback/export', ({ request }) => {
        requests.push(`${request.headers.get('authorization')} ${new URL(request.url).search}`)
        return HttpResponse.text('"Rating"\r\n"up"\r\n', { headers: { 'content-type': 'text/csv' } })
      }),
    )
    show({ page: 2, rating: 'up' })
    await question()
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    await screen.findByText(/^feedback-\d{4}-\d\d-\d\d\.csv was saved to your downloads$/)
    expect(requests).toEqual(['Bearer access ?rating=up'])
    const [table, name] = vi.mocked(saveFile).mock.calls[0] ?? []
    expect(await table?.text()).toBe('"Rating"\r\n"up"\r\n')
    expect(name).toMatch(/^feedback-\d{4}-\d\d-\d\d\.csv$/)
  })

  it('says why an export did not work, and saves nothing', async () => {
    server.use(
      platformHttp.get('/feedback/export', ({ response }) =>
        response(400).json(problem(400, 'validation_failed', 'Enter a valid date.')),
      ),
    )
    show()
    await question()
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    await screen.findByText('The table was not exported: Enter a valid date.')
    expect(saveFile).not.toHaveBeenCalled()
  })

  it('says that nothing matches, and leads back to all', async () => {
    show({ search: 'nothing' })
    await screen.findByText('Nothing matches')
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
    await question()
  })
})
