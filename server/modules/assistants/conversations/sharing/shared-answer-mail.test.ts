import { expect, it } from 'vitest'
import { writeIn } from '../../../notifications/message'
import type { ModelTrace } from '../../answering/model/model-trace'
import { sharedAnswerEmail } from './shared-answer-mail'

const shared = {
  by: 'Rosa Delgado (rosa@quarry.example)',
  organizationId: null,
  machine: 'Harrow WL-120',
  url: 'https://yard.example/operations-assistant',
  question: 'How much oil?',
  pages: [{ label: { en: '[1] Operation Manual, page 31', es: '[1] Operation Manual, página 31' } }],
  answer: {
    response:
      'The capacity is **13.5 L**, see [Fluids](page:31). [1]\n\n| Compartment | Litres |\n| --- | ---: |\n| Engine oil | 13.5 |\n\n> Engine oil 13.5 [1]\n\n[5 more steps from page 31][1]',
    confidence: 'sure' as const,
    refused: false,
    citations: [
      { manualId: 'a', manualName: 'Operation Manual', page: 31, quote: 'Engine oil 13.5', boxes: [], ordinal: 0 },
      { manualId: 'a', manualName: 'Operation Manual', page: 40, quote: 'Further reading', boxes: [], ordinal: 1 },
    ],
    nearest: [],
    safety: [{ level: 'WARNING' as const, text: 'Hot oil burns.', manualId: 'a', page: 30 }],
    followUps: [],
    warnings: [],
    engine: 'extractive' as const,
    durationMs: 4,
  },
}

it('has the warnings before the answer and the pages that it refers to after it, as plain text', () => {
  const email = sharedAnswerEmail('ann@quarry.example', shared)
  const { paragraphs, pages = [] } = writeIn('es-ES', email)
  expect([...paragraphs.slice(1), ...pages.map(({ label }) => label)]).toEqual([
    'Pregunta: How much oil?',
    'ADVERTENCIA: Hot oil burns.',
    'Respuesta: The capacity is 13.5 L, see Fluids. [1]\n\nEngine oil: Litres 13.5\n\nEngine oil 13.5 [1]\n\n5 more steps from page 31 [1]',
    '[1] Operation Manual, página 31',
  ])
})

it('says that a language model wrote the answer', () => {
  const model: ModelTrace = {
    model: 'example-large-2',
    prompts: {},
    calls: [],
    removed: [],
    isRepaired: false,
    passages: [],
    earlierTurns: 0,
    tokens: { input: 1, output: 1 },
    milliseconds: { model: 1, all: 1 },
  }
  const write = (trace: ModelTrace) => {
    const answer = { ...shared.answer, engine: 'model' as const, model: trace }
    return writeIn('en-US', sharedAnswerEmail('ann@quarry.example', { ...shared, answer })).paragraphs.at(-1)
  }
  expect(write(model)).toBe('Written by a language model, each sentence checked against its source.')
  expect(write({ ...model, left: 'unavailable' })).toMatch(/^Answer: /)
})
