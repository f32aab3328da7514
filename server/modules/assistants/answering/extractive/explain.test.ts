import { describe, expect, it } from 'vitest'
import { find } from '../../finding/find'
import { loaderScope, partsScope } from '../../finding/testing/harrow-manuals'
import type { Vote } from '../explanation'
import { compose } from './compose'
import { explain } from './explain'

const oilQuestion = 'How much oil does the engine take?'

const found = (prompt: string, scope = loaderScope) => find({ prompt, conversation: [] }, scope)
const explained = (prompt: string, scope = loaderScope) => explain(found(prompt, scope))

function expectProbability({ probability, intercept, contributions }: Vote) {
  const logit = contributions.reduce((sum, { contribution }) => sum + contribution, intercept)
  expect(1 / (1 + Math.exp(-logit))).toBeCloseTo(probability, 9)
}

describe('the explanation of an answer', () => {
  it('has the contributions that add up to the probability, the most influential one first', () => {
    const { answered, right } = explained(oilQuestion)
    for (const vote of [answered, right]) {
      expectProbability(vote)
      const sizes = vote.contributions.map(({ contribution }) => Math.abs(contribution))
      expect(sizes).toEqual([...sizes].sort((one, other) => other - one))
    }
  })

  it.each([oilQuestion, 'How do I replace the turbocharger?', 'torque of the drain plug'])(
    'has the confidence of the answer, which follows from the borders: "%s"',
    (prompt) => {
      const { confidence, answered, right, vetoes } = explained(prompt)
      expect(confidence).toBe(compose(found(prompt)).confidence)
      const isSure = right.probability >= right.border && vetoes.length === 0
      expect(confidence).toBe(isSure ? 'sure' : answered.probability < answered.border ? 'none' : 'unsure')
    },
  )

  it('names the signals that rule out a certain answer', () => {
    expect(explained('part number of the battery cable').vetoes).toContain('lacksPartNumber')
    expect(explained('part number of the horn', partsScope).vetoes).toEqual([])
  })

  it('cites the foremost evidence in its order, with the parts of its score', () => {
    const { candidates } = explained(oilQuestion)
    const { evidence } = found(oilQuestion)
    expect(candidates[0]).toMatchObject({ page: 20, kind: 'table', quote: expect.stringContaining('14.5') })
    expect(candidates[0]?.boxes).toHaveLength(1)
    candidates.forEach(({ passageScore, unitScore }, position) => {
      expect(passageScore + unitScore).toBeCloseTo(evidence[position]?.score ?? 0, 9)
    })
  })

  it('names what the score of each place consists of, also of one that counts less', () => {
    for (const { features, passageScore, unitScore } of explained(oilQuestion).candidates) {
      const effects = features.map(({ value, weight }) => value * weight)
      expect(effects.reduce((sum, effect) => sum + effect, 0)).toBeCloseTo(passageScore + unitScore, 9)
    }
  })

  it('has the words that are searched for, with misspellings and words that the manuals do not use', () => {
    const { words } = explained('how much hydralic oil for the espresso machine')
    expect(words.find(({ word }) => word === 'hydraulic')).toMatchObject({ writtenAs: 'hydralic', isKnown: true })
    expect(words.find(({ word }) => word === 'espresso')).toMatchObject({ isKnown: false })
  })

  it('marks words of an earlier turn', () => {
    const conversation = [{ role: 'user' as const, content: oilQuestion }]
    const { words } = explain(find({ prompt: 'and without the filter?', conversation }, loaderScope))
    const isAsked = (one: string) => words.find(({ word }) => word === one)?.isAsked
    expect([isAsked('filter'), isAsked('oil')]).toEqual([true, false])
  })

  it('is complete if nothing was found', () => {
    const { confidence, candidates, answered } = explained('xyzzy')
    expect([confidence, candidates]).toEqual(['none', []])
    expectProbability(answered)
  })
})
