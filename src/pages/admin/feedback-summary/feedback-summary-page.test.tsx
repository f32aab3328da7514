import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FeedbackSummary } from '@/entities/feedback'
import { noRatings, ratingsInNovember } from '@/entities/feedback/testing'
import type { LanguageModel } from '@/entities/language-model'
import { failingModel, workingModel } from '@/entities/language-model/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { assistantsHttp, platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { FeedbackSummaryPage } from './feedback-summary-page'

let asked: string[] = []
const server = serveWith(
  platformHttp.get('/feedback/summary', ({ request, response }) => {
    asked.push(new URL(request.url).search)
    return response(200).json(ratingsInNovember)
  }),
  assistantsHttp.get('/assistants/model', ({ response }) => response(200).json({ model: workingModel })),
)
beforeEach(() => {
  asked = []
})

const show = (search = '') =>
  renderScreen(
    <AtAddress href={`/feedback/summary${search}`}>
      <FeedbackSummaryPage />
    </AtAddress>,
  )

const answer = (summary: FeedbackSummary) =>
  server.use(platformHttp.get('/feedback/summary', ({ response }) => response(200).json(summary)))

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) =>
      [...row.children]
        .map(({ textContent }) => textContent)
        .filter(Boolean)
        .join(' '),
    )

describe('/feedback/summary', () => {
  it('shows how certain answers were by week, also as a table', async () => {
    show()
    expect(await rowsOf('Certainty of answers by week')).toEqual([
      'Certain Not certain Not in the manuals',
      'Week of Nov 2, 2026: 40 questions 30 (75%) 8 (20%) 2 (5%)',
      'Week of Nov 9, 2026: 0 questions 0 0 0',
      'Week of Nov 16, 2026: 20 questions 12 (60%) 4 (20%) 4 (20%)',
    ])
    screen.getByText(/Answers from records and messages such as greetings .* are left out/)
  })

  it('shows how helpful certain and other answers are found', async () => {
    show()
    expect(await rowsOf('Certainty of answers')).toEqual([
      'Answer Questions Share Helpful Not helpful Share helpful',
      'Certain 42 70% 18 2 90%',
      'Not certain 12 20% 1 1 50%',
      'Not in the manuals 6 10% 0 0 –',
    ])
  })

  it('shows ratings by week, also as a table', async () => {
    show()
    expect(await rowsOf('Ratings by week')).toEqual([
      'Helpful Not helpful',
      'Week of Nov 9, 2026 8 1',
      'Week of Nov 16, 2026 12 3',
    ])
    screen.getByText('24 ratings, 83% helpful')
    expect(asked).toEqual([''])
  })

  it('shows ratings by manual, of deleted ones and of answers without any, too', async () => {
    show()
    expect((await rowsOf('By cited manual')).slice(1)).toEqual([
      'Operation and Maintenance Manual Harrow WL-120 17 2 89%',
      'Parts catalogue Deleted 2 0 100%',
      'No manual cited – 1 2 33%',
    ])
  })

  it('is narrowed by period, assistant and days, in the address', async () => {
    show('?by=month')
    await screen.findByRole('table', { name: 'Ratings by month' })
    await userEvent.selectOptions(screen.getByLabelText('Assistant'), 'Parts')
    fireEvent.change(screen.getByLabelText('From (UTC)'), { target: { value: '2026-11-01' } })
    await waitFor(() => expect(asked.at(-1)).toBe('?by=month&assistant=parts&from=2026-11-01'))
    await userEvent.selectOptions(screen.getByLabelText('Period'), 'By week')
    await waitFor(() => expect(asked.at(-1)).toBe('?assistant=parts&from=2026-11-01'))
  })

  it('says that there is none', async () => {
    answer(noRatings)
    show()
    await screen.findByText(/^No question was answered from manuals in this period, and nobody/)
    expect(screen.queryByRole('table')).toBeNull()
  })

  it.each<[string, Partial<FeedbackSummary>, string]>([
    ['answers without ratings', { answers: ratingsInNovember.answers }, 'Nobody has rated an answer in this period.'],
    [
      'ratings of earlier answers',
      { periods: ratingsInNovember.periods },
      'No question was answered from manuals in this period.',
    ],
  ])('claims nothing of what there is not: %s', async (_name, some, expected) => {
    answer({ ...noRatings, ...some })
    show()
    await screen.findByText(expected)
    expect(screen.getAllByRole('figure')).toHaveLength(1)
  })

  it('says why it did not load', async () => {
    server.use(
      platformHttp.get('/feedback/summary', ({ response }) =>
        response(400).json(problem(400, 'validation_failed', 'Enter a valid date.')),
      ),
    )
    show()
    await screen.findByText('Enter a valid date.')
  })
})

describe('the language model', () => {
  const modelIs = (model: LanguageModel | null) =>
    server.use(assistantsHttp.get('/assistants/model', ({ response }) => response(200).json({ model })))
  const card = async () => {
    const title = await screen.findByRole('heading', { level: 2, name: 'Language model' })
    return within(title.closest('section') ?? document.body)
  }

  it.each<[LanguageModel['state'], string]>([
    ['unused', 'Not used yet'],
    ['working', 'Working'],
    ['failing', 'Failing'],
    ['resting', 'Paused after failures'],
  ])('is shown with its state in words: %s', async (state, words) => {
    modelIs({ ...workingModel, state })
    show()
    const model = await card()
    await model.findByText(words)
    for (const text of ['example-large-2', 'OpenAI-compatible', 'None']) model.getByText(text)
  })

  it('is shown with why it failed last', async () => {
    modelIs(failingModel)
    show()
    await (await card()).findByText(/^Nov 21, 2026.*: it refused because of too many requests/)
  })

  it('is shown with the settings that it needs where there is none', async () => {
    modelIs(null)
    show()
    await (await card()).findByText(/^None is set up \(LLM_MODEL with LLM_URL or LLM_API_KEY\)/)
  })
})
