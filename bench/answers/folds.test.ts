import { describe, expect, it } from 'vitest'
import { reliabilityOf } from './folds'
import { foldReport } from './report'

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
