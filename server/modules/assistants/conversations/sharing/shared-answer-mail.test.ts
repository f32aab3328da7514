import { expect, it } from 'vitest'
import { writeIn } from '../../../notifications/message'
import { sharedAnswerEmail } from './shared-answer-mail'

it('has the warnings before the answer and the pages that it refers to after it, as plain text', () => {
  const email = sharedAnswerEmail('ann@quarry.example', {
    by: 'Rosa Delgado (rosa@quarry.example)',
    organizationId: null,
    machine: 'Harrow WL-120',
    url: 'https://yard.example/operations-assistant',
    question: 'How much oil?',
    pages: [{ label: { en: '[1] Operation Manual, page 31', es: '[1] Operation Manual, página 31' } }],
    answer: {
      response:
        'The capacity is **13.5 L**, see [Fluids](page:31). [1]\n\n| Compartment | Litres |\n| --- | ---: |\n| Engine oil | 13.5 |\n\n> Engine oil 13.5 [1]\n\n[5 more steps from page 31][1]',
      confidence: 'sure',
      refused: false,
      citations: [
        { manualId: 'a', manualName: 'Operation Manual', page: 31, quote: 'Engine oil 13.5', boxes: [], ordinal: 0 },
        { manualId: 'a', manualName: 'Operation Manual', page: 40, quote: 'Further reading', boxes: [], ordinal: 1 },
      ],
      nearest: [],
      safety: [{ level: 'WARNING', text: 'Hot oil burns.', manualId: 'a', page: 30 }],
      followUps: [],
      warnings: [],
      engine: 'extractive',
      durationMs: 4,
    },
  })
  const { paragraphs, pages = [] } = writeIn('es-ES', email)
  expect([...paragraphs.slice(1), ...pages.map(({ label }) => label)]).toEqual([
    'Pregunta: How much oil?',
    'ADVERTENCIA: Hot oil burns.',
    'Respuesta: The capacity is 13.5 L, see Fluids. [1]\n\nEngine oil: Litres 13.5\n\nEngine oil 13.5 [1]\n\n5 more steps from page 31 [1]',
    '[1] Operation Manual, página 31',
  ])
})
