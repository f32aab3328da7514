import { describe, expect, it } from 'vitest'
import { measureFolds, reliabilityOf } from './folds'
import { foldReport } from './report'
import { judgedOnLoader } from './testing/judged-on-loader'

describe('reliabilityOf', () => {
  const reliability = reliabilityOf([
    { probability: 0.1, isRight: false },
    { probability: 0.9, isRight: true },
    { probability: 1, isRight: false },
  ])

  it('compares predicted and observed shares in each fifth of the scale', () => {
    expect(reliability.at(-1)).toEqual({ questions: 2, predicted: 0.95, observed: 0.5 })
  })

  it('has no figures for a fifth without questions, and the report dashes', () => {
    expect(reliability[1]).toEqual({ questions: 0, predicted: null, observed: null })
    expect(foldReport({ groups: [], reliability })).toContain('| 0 | – | – | – |')
    expect(JSON.stringify(reliability)).not.toContain('NaN')
  })
})

describe('measureFolds', () => {
  const asked = (manual: string, prompt: string, expected?: { page: number; text: string }, madeFrom?: string) =>
    judgedOnLoader({
      id: `${manual} ${prompt}`,
      manual,
      prompt,
      answerPages: expected ? [expected.page] : [],
      expected: expected?.text,
      madeFrom,
    })
  const questions = ['one.pdf', 'two.pdf', 'three.pdf'].flatMap((manual) => [
    asked(manual, 'how much oil does the engine take?', { page: 20, text: '14.5 L' }),
    asked(manual, 'changing the engine oil', { page: 14, text: 'drain plug' }),
    asked(manual, 'which battery cable comes off first?', { page: 17, text: 'negative cable' }),
    asked(manual, 'where is the wifi password?'),
    asked(manual, 'sorry to ask, oil engine how much', { page: 20, text: '14.5 L' }, manual),
  ])

  it('counts made questions only as a group of their own', () => {
    const { groups, reliability } = measureFolds(questions)
    expect(groups.map(({ name, leftOut }) => [name, leftOut.answerable])).toEqual([
      ['all', 9],
      ['a', 9],
      ['made', 3],
    ])
    expect(reliability.reduce((sum, bin) => sum + bin.questions, 0)).toBe(12)
  })

  it('has a group of all sets on real manuals', () => {
    const other = questions.filter(({ set }) => set === 'a').map((one) => ({ ...one, set: 'b' }))
    const { groups } = measureFolds([...questions, ...other], ['a', 'b'])
    expect(groups.map(({ name, leftOut }) => [name, leftOut.answerable])).toEqual([
      ['all', 18],
      ['a and b', 18],
      ['a', 9],
      ['b', 9],
      ['made', 3],
    ])
  })

  it('has no group of made questions without them', () => {
    const { groups } = measureFolds(questions.filter(({ set }) => set === 'a'))
    expect(groups.map(({ name }) => name)).toEqual(['all', 'a'])
  })
})
