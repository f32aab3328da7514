import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Answer } from '@/entities/conversation'
import { modelAnswer, oilAnswer, refusal } from '@/entities/conversation/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { AnswerWriter } from './answer-writer'

const order = { title: 'SO-1042', path: '/orders/4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01' }
const written = 'Written by a language model, each sentence checked against'

it.each<[string, Answer, string]>([
  ['pages', modelAnswer, `${written} the page`],
  [
    'records',
    { ...modelAnswer, engine: 'records', response: 'It was shipped.', citations: [] },
    `${written} its source`,
  ],
  ['both', { ...modelAnswer, records: [order] }, `${written} its source`],
  [
    'nothing, in words that are not its own',
    { ...refusal, engine: 'model', model: 'example-large-2' },
    'A language model read the pages found, and none of them answers',
  ],
])('says that a language model wrote an answer from %s, and which', async (_, answer, words) => {
  renderScreen(<AnswerWriter answer={answer} />)
  await userEvent.click(screen.getByText(words))
  screen.getByText(/Model: example-large-2$/)
})

it.each(['extractive', 'records', 'message'] as const)('says nothing of %s', (engine) => {
  const { container } = renderScreen(<AnswerWriter answer={{ ...oilAnswer, engine }} />)
  expect(container.textContent).toBe('')
})
