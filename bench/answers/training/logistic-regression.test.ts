import { describe, expect, it } from 'vitest'
import { type Example, fitLogistic } from './logistic-regression'

const probability = ({ intercept, weights }: ReturnType<typeof fitLogistic>, signals: number[]) =>
  1 / (1 + Math.exp(-weights.reduce((sum, weight, index) => sum + weight * (signals[index] ?? 0), intercept)))

/** Of each ten examples with this signal, so many have the outcome. */
const ten = (signal: number, positive: number): Example[] =>
  Array.from({ length: 10 }, (_, index) => ({ signals: [signal, 7], outcome: index < positive }))

describe('logistic regression', () => {
  it('predicts the observed frequencies if it is not penalised', () => {
    const fitted = fitLogistic([...ten(0, 2), ...ten(1, 9)], 1e-9)
    expect(probability(fitted, [0, 7])).toBeCloseTo(0.2, 4)
    expect(probability(fitted, [1, 7])).toBeCloseTo(0.9, 4)
  })

  it('comes closer to the mean frequency the more it is penalised', () => {
    const [weak, strong] = [1, 100].map((penalty) => fitLogistic([...ten(0, 2), ...ten(1, 9)], penalty))
    if (!weak || !strong) throw new Error('nothing was fitted')
    expect(probability(weak, [1, 7])).toBeGreaterThan(probability(strong, [1, 7]))
    expect(probability(strong, [1, 7])).toBeGreaterThan(0.55)
  })

  it('stays finite where a signal separates the outcomes', () => {
    const fitted = fitLogistic([...ten(0, 0), ...ten(1, 10)], 1)
    expect(probability(fitted, [1, 7])).toBeGreaterThan(0.8)
    expect(fitted.weights.every(Number.isFinite)).toBe(true)
  })

  it('counts an example of weight three like three of them', () => {
    const [example, ...others] = [...ten(0, 2), ...ten(1, 9)]
    if (!example) throw new Error('there is no example')
    const weighted = fitLogistic([{ ...example, weight: 3 }, ...others], 1)
    const repeated = fitLogistic([example, example, example, ...others], 1)
    expect(weighted.intercept).toBeCloseTo(repeated.intercept, 9)
    expect(weighted.weights[0]).toBeCloseTo(repeated.weights[0] ?? Number.NaN, 9)
  })

  it('requires examples', () => {
    expect(() => fitLogistic([], 1)).toThrow('no examples')
  })
})
