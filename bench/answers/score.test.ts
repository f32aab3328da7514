import { describe, expect, it } from 'vitest'
import { quantile } from '../timing'
import { parseQuestions } from './question'
import { type Asked, isLeading, isRight, normalise, placeOfPage, saysAtOnce, scoresOf } from './score'

function asked(answerPages: number[], reply: Partial<Asked['reply']>, strings = ['13.5 L']): Asked {
  return {
    question: {
      id: 'q',
      manual: 'm.pdf',
      assistant: 'operations',
      question: 'how much oil?',
      answer_pages: answerPages,
      answer_strings: strings,
      kind: 'fact',
      modality: 'text',
    },
    reply: {
      response: '13.5 L [1]',
      confidence: reply.refused ? 'none' : 'sure',
      refused: false,
      pages: [],
      milliseconds: 1,
      ...reply,
    },
  }
}

describe('scores of answers', () => {
  it('uses the rank of the first correct page among at most ten citations', () => {
    expect(placeOfPage(asked([7], { pages: [3, 7] }))).toBe(2)
    expect(placeOfPage(asked([7], { pages: [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 7] }))).toBe(0)
  })

  it('counts a refusal as a miss, whatever it cites', () => {
    expect(placeOfPage(asked([7], { pages: [7], refused: true }))).toBe(0)
  })

  it('requires an expected string in the first 600 characters and a correct page among the citations', () => {
    expect(isRight(asked([7], { pages: [7] }))).toBe(true)
    expect(isRight(asked([7], { pages: [8] }))).toBe(false)
    expect(isRight(asked([7], { pages: [7], response: `${'x'.repeat(600)}13.5 L` }))).toBe(false)
  })

  it.each([
    ['13.5 L for the engine. Check it. [1]', true],
    ['The tank holds approx. 13.5 L. Fill it. [1]', true],
    ['Check the level. Fill in 13.5 L. [1]', false],
    ['**WARNING** – Never overfill. At most 13.5 L. [1]', true],
    ['1. Fill in 13.5 L.\n2. Close the cap. [1]', true],
    ['1. Open the cap.\n2. Fill in 13.5 L. [1]', false],
    ['Stop the engine. Then:\n\n1. Fill in 13.5 L.\n2. Close the cap. [1]', true],
    ['Capacities [1]\n\n| Engine | 13.5 L |', false],
  ])('requires it in the first sentence, notice or step to lead: %s', (response, leads) => {
    expect(isLeading(asked([7], { pages: [7], response }))).toBe(leads)
  })

  it('requires it within what is read at once in a certain answer', () => {
    expect(saysAtOnce(asked([7], { pages: [7] }))).toBe(true)
    expect(saysAtOnce(asked([7], { pages: [8] }))).toBe(false)
    expect(saysAtOnce(asked([7], { pages: [7], response: `${'x'.repeat(300)}13.5 L` }))).toBe(false)
  })

  it('counts no uncertain or wrong answer as leading', () => {
    expect(isLeading(asked([7], { pages: [7], confidence: 'unsure' }))).toBe(false)
    expect(isLeading(asked([7], { pages: [8] }))).toBe(false)
  })

  it('ignores case, spaces, dashes and Unicode forms', () => {
    expect(normalise('ISO\u00a0VG\n46 \u2013 \u00bd')).toBe('iso vg 46 - 1/2')
  })

  it('summarizes a group', () => {
    const group = [
      asked([7], { pages: [7] }),
      asked([7], { pages: [1, 2, 7] }),
      asked([7], { refused: true }),
      asked([], { refused: true }),
      asked([], { pages: [1] }),
    ]
    expect(scoresOf(group)).toMatchObject({
      answerable: 3,
      hitAt1: 1 / 3,
      hitAt3: 2 / 3,
      mrrAt10: (1 + 1 / 3) / 3,
      answerableRefused: 1 / 3,
      sure: 2 / 3,
      sureRight: 1 / 2,
      sureTextRight: 1,
      unanswerable: 2,
      unanswerableRefused: 0.5,
      unanswerableSure: 0.5,
    })
  })

  it('calculates quantiles by nearest rank', () => {
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2)
    expect(quantile([4, 1, 3, 2], 0.95)).toBe(4)
  })
})

describe('a file of questions', () => {
  it('is refused with the number of the invalid line', () => {
    expect(() => parseQuestions('\n{"id": 1}')).toThrow('line 2 is not a question')
  })
})
