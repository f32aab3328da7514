import { describe, expect, it } from 'vitest'
import type { Reply } from '../score'
import { compareVerdicts, isFailure, type Verdict, verdictOf } from './verdict'

const verdict = (answer_pages: number[], reply: Partial<Reply>) =>
  verdictOf({
    question: {
      id: 'q',
      manual: 'm.pdf',
      assistant: 'operations',
      question: 'how much oil?',
      answer_pages,
      answer_strings: ['13.5 L'],
      kind: 'table',
      modality: 'text',
    },
    reply: { response: '13.5 L [1]', confidence: 'sure', refused: false, pages: [20], milliseconds: 1, ...reply },
  })

describe('the verdict on an answer', () => {
  it.each([
    ['right', [20], {}],
    ['right', [20], { confidence: 'unsure' }],
    ['text-missing', [20], { response: 'It depends [1]' }],
    ['page-missed', [7], { confidence: 'unsure' }],
    ['certain-wrong', [7], {}],
    ['certain-wrong', [], {}],
    ['wrongly-refused', [20], { refused: true, confidence: 'none' }],
    ['rightly-refused', [], { refused: true, confidence: 'none' }],
    ['quoted', [], { confidence: 'unsure' }],
  ] satisfies [Verdict, number[], Partial<Reply>][])('is %s for answer pages %j and %j', (expected, pages, reply) => {
    expect(verdict(pages, reply)).toBe(expected)
  })

  it('sorts failures before everything else', () => {
    const sorted = (['right', 'quoted', 'text-missing', 'certain-wrong'] as const).toSorted(compareVerdicts)
    expect(sorted.map(isFailure)).toEqual([true, true, false, false])
  })
})
