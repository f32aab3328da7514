import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { FeedbackExplanation } from '@/entities/feedback'
import { modelExplanation, oilExplanation, oilTrace, wrongOil } from '@/entities/feedback/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { accessOf } from '@/widgets/manual-viewer/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { noPageParts } from '../../../../tests/msw/page-parts'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { FeedbackExplanationPage } from './feedback-explanation-page'

const server = serveWith(
  noPageParts,
  platformHttp.get('/files/{id}/access', ({ response }) => response(200).json(accessOf())),
)

function Page() {
  const [place, setPlace] = useState<{ manual: string; page: number }>()
  return <FeedbackExplanationPage feedbackId={wrongOil.id} place={place} onPlace={setPlace} onBack={() => undefined} />
}

function show(changes: Partial<FeedbackExplanation> = {}) {
  const explanation = { ...oilExplanation, ...changes }
  server.use(platformHttp.get('/feedback/{id}/explanation', ({ response }) => response(200).json(explanation)))
  return renderScreen(<Page />)
}

/** The card with this title. */
const card = async (title: string) => {
  const section = (await screen.findByRole('heading', { level: 2, name: title })).closest('section')
  if (!section) throw new Error(`${title} is no card`)
  return within(section)
}

it('shows question, rating and reason, the answer then, and the answer today with its probabilities', async () => {
  show()
  const then = await card('Original answer')
  expect(screen.getByText(wrongOil.question)).toBeTruthy()
  for (const text of [wrongOil.reason, 'Not helpful', 'Certain', '13.5 L (14.3 US qt)']) then.getByText(text)
  const today = await card('Answer today')
  today.getByText('Not certain')
  today.getByText(/no longer the same/)
  today.getByText('What would be read first is right with a probability of 53% (certain from 67%).')
  today.getByText('The manuals answer with a probability of 98% (refused below 7%).')
})

it('shows what each signal contributed in plain words, and separately those without effect', async () => {
  show()
  const signals = await card('What decided')
  const row = signals.getByRole('row', { name: /^Score of the best place/ })
  expect(within(row).getByText('Value 0.87')).toBeTruthy()
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['+2.66', '+0.43'])
  expect(signals.queryByRole('row', { name: /entry for a code/ })).toBeNull()
  signals.getByText('1 signal without effect')
})

it('names the signal that rules out a certain answer', async () => {
  show({ today: oilExplanation.today && { ...oilExplanation.today, vetoes: ['lacksPartNumber'] } })
  await screen.findByText(/^Rules out a certain answer: A part number is asked for/)
})

it('shows the candidates with their scores, and opens one at its page with the passage marked', async () => {
  const { container } = show()
  const candidates = await card('Places considered')
  candidates.getByText(
    /^Score 2.6: 0.98 for the table, 1.62 for its best row. Covers 50% of the question. Comes first because it states/,
  )
  candidates.getByText(
    'Consists of: share of the question in the sentence, step or row +1.17, quantity, grade or color +0.45.',
  )
  await userEvent.click(candidates.getByRole('button', { name: /page 12/ }))
  await screen.findByRole('img', { name: 'Page 12 of Operation and Maintenance Manual' })
  expect(container.ownerDocument.querySelector('[data-box="2"]')).toBeTruthy()
})

it('marks misspelt words and words that the manuals do not use, and counts those of earlier questions', async () => {
  show()
  const words = await card('How the question was understood')
  words.getByText('Language: English. Asked for: a value.')
  words.getByText(/^engine \(written “enigne”\)/)
  words.getByText(/^espresso \(not in the manuals\)/)
  words.getByText('2 more words come from earlier questions, or are implied.')
})

it('says in what the search differs from that of then', async () => {
  const manuals = oilExplanation.manuals.map((manual) => ({ ...manual, has_changed: true }))
  show({ manuals, are_manuals_recorded: false, unavailable_manuals: 2 })
  await screen.findByText('Read again since: Operation and Maintenance Manual.')
  screen.getByText(/was not recorded which manuals/)
  screen.getByText('2 manuals that were searched then can no longer be searched.')
})

it('shows what was understood, by which assistant and engine, and which manuals were searched', async () => {
  show({ answer: { ...oilExplanation.answer, understood_about: ['engine', 'oil'] } })
  const understood = await card('What was understood and searched')
  understood.getByText('Understood with their words: “engine oil”')
  understood.getByText('Operations')
  understood.getByText('Quotes from the manuals, in 86 ms')
  understood.getByText('Operation and Maintenance Manual')
})

it('says that a question was understood on its own', async () => {
  show()
  const understood = await card('What was understood and searched')
  understood.getByText('Not used. The question was understood on its own.')
})

it.each([
  ['records', { engine: 'records' as const }, /^It was answered from records/],
  ['no machine', { engine: 'message' as const, asks_for_machine: true }, /^No machine was chosen/],
  ['a greeting', { engine: 'message' as const }, /^For a greeting or thanks/],
  ['a refusal without manuals', { engine: 'message' as const, refused: true }, 'No manual can be searched.'],
])('says why nothing was searched: %s', async (_, answer, reason) => {
  show({ today: null, manuals: [], answer: { ...oilExplanation.answer, ...answer } })
  const today = await card('Answer today')
  today.getByText(reason)
  const understood = await card('What was understood and searched')
  understood.getByText('None')
})

it('explains nothing where nothing is searched', async () => {
  show({ today: null })
  await screen.findByText('For a greeting or thanks, the manuals are not searched.')
  expect(screen.queryByText('What decided')).toBeNull()
})

it('says if the same answer is given today, and does not repeat it', async () => {
  const { today, answer } = oilExplanation
  show({ today: today && { ...today, response: answer.response } })
  await screen.findByText('The answer is the same as the original one.')
  expect(screen.getAllByText('13.5 L (14.3 US qt)')).toHaveLength(1)
})

it('says that the places were found by similarity, too', async () => {
  show({ today: oilExplanation.today && { ...oilExplanation.today, is_by_similarity: true } })
  await screen.findByText(/also found by similarity/)
})

it('says that a question without any place is refused', async () => {
  show({ today: oilExplanation.today && { ...oilExplanation.today, confidence: 'none', candidates: [] } })
  await screen.findByText(/^The question is refused whatever the signals are/)
  expect(screen.queryByText(/with a probability of/)).toBeNull()
})

it('leads back from feedback that is not there', async () => {
  server.use(
    platformHttp.get('/feedback/{id}/explanation', ({ response }) =>
      response(404).json(problem(404, 'not_found', 'Feedback not found.')),
    ),
  )
  renderScreen(<Page />)
  await screen.findByRole('heading', { level: 1, name: 'Feedback not found' })
  screen.getByRole('link', { name: 'Feedback' })
})

describe('an answer of a language model', () => {
  const showModel = (changes: Partial<typeof oilTrace> = {}) =>
    show({ ...modelExplanation, model: { ...oilTrace, ...changes } })
  const modelCard = () => card('How the language model answered')

  it('shows what the model understood, looked up, used and wrote', async () => {
    showModel()
    const model = await modelCard()
    for (const text of [
      /^It wrote the answer, and every sentence/,
      'example-large-2',
      /^Understand the question, version 1\s+Answer from pages, version 3\s+Read once more beside the page, version 1$/,
      'How much oil does the engine take?',
      'Language: English. Asked for: a quantity.',
      'engine oil capacity',
      'query: engine oil with filter',
      'weigh_oil',
      /^6,100 tokens read, 90 written\s+3.9 sec for the model, 4.1 sec in all$/,
    ])
      model.getByText(text)
  })

  it('shows the sentences that were removed, with the reasons in words', async () => {
    showModel()
    const model = await modelCard()
    model.getByText('The transmission takes 15.5 L.')
    model.getByText('The page does not have the figure: “15.5 L”')
    model.getByText('The value stands in another row or column: “12.4 L”')
    model.getByText(/^The model, reading it once more beside the page, did not confirm it: “Engine oil without filter/)
    model.getByText('It cites nothing that says it')
  })

  it('opens a page that the model was given, with nothing marked', async () => {
    const { container } = showModel()
    const name = 'Open page 12 of the Operation and Maintenance Manual'
    await userEvent.click((await modelCard()).getByRole('button', { name }))
    await screen.findByRole('img', { name: 'Page 12 of Operation and Maintenance Manual' })
    expect(container.ownerDocument.querySelector('[data-box]')).toBeNull()
  })

  it('says that the model was given earlier questions, of which nothing is shown', async () => {
    showModel({
      has_earlier_turns: true,
      understood: { question: null, language: 'en', kind: 'other', searches: null },
      calls: [{ tool: 'read_page', input: null }],
      removed: [{ text: null, objections: [{ kind: 'unit', text: null }] }],
    })
    const model = await modelCard()
    model.getByText(/^The model was given earlier questions/)
    model.getByText('Language: English. Asked for: something else.')
    model.getByText('A whole page')
    model.getByText('The page has the figure in another unit')
    expect(model.queryByText('Question as it understood it')).toBeNull()
  })

  it.each([
    ['unavailable', /could not be reached/],
    ['too-slow', /in time/],
    ['budget', /had used its tokens/],
    ['unsupported', /the check removed too much/],
    ['other-matter', /nothing to answer from/],
    ['catalogue', /^A catalogue had what was asked for/],
  ] as const)('says why there is none: %s', async (left, words) => {
    showModel({ left })
    ;(await modelCard()).getByText(words)
  })

  it('claims no words of the model for a refusal', async () => {
    show({ ...modelExplanation, answer: { ...modelExplanation.answer, refused: true } })
    ;(await modelCard()).getByText('It found that none of the pages answers.')
  })

  it('says that it was written again', async () => {
    showModel({ is_repaired: true })
    ;(await modelCard()).getByText(/^It wrote the answer twice/)
  })

  it('is not compared with that of today, which is composed without the model', async () => {
    showModel()
    const today = await card('Answer today')
    today.getByText(/without the language model/)
    expect(today.queryByText(/no longer the same/)).toBeNull()
  })
})
