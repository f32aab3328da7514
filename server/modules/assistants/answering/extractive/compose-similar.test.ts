import { describe, expect, it } from 'vitest'
import { find } from '../../finding/find'
import { buildManualIndex } from '../../finding/retrieving/manual-index'
import type { Hit } from '../../finding/retrieving/rank'
import { createScope } from '../../finding/retrieving/scope'
import { manualBuilder } from '../../finding/testing/manual-builder'
import { messageAnswer } from '../message-answer'
import { composeSimilar } from './compose-similar'

const manual = manualBuilder('m', 'M')
  .text(1, ['1 Engine'], 'The engine takes 13.5 litres of oil with the filter.')
  .text(2, ['2 Accessories'], 'Clip the parasol to the rail of the canopy and tighten both knobs.')
const index = buildManualIndex(manual.passages)
const hits = manual.passages.flatMap((passage): Hit[] =>
  passage.page === 2
    ? [{ passage, manual: manual.passages, language: 'en', score: 0, isListing: false, coverage: 0 }]
    : [],
)
const found = find({ prompt: 'Where does the sunshade go?', conversation: [] }, createScope([index]))

const composed = (confidence: 'sure' | 'unsure' | 'none', isDistinct: boolean) =>
  composeSimilar(
    found,
    { ...messageAnswer('By words.', 'sure'), confidence },
    {
      similarity: { hits, isDistinct },
      characters: 2000,
    },
  )?.answer

describe('an answer by similarity', () => {
  it.each([
    ['unsure', true],
    ['unsure', false],
    ['none', true],
  ] as const)('claims nothing: words are %s, similarity is distinct: %s', (confidence, isDistinct) => {
    const answer = composed(confidence, isDistinct)
    expect(answer).toMatchObject({ confidence: 'unsure', refused: false, citations: [{ page: 2 }] })
    expect(answer?.response).toContain('Clip the parasol to the rail')
  })

  it.each([
    ['sure', true],
    ['none', false],
  ] as const)('leaves that of the words: words are %s, similarity is distinct: %s', (confidence, isDistinct) => {
    expect(composed(confidence, isDistinct)).toBeUndefined()
  })
})
