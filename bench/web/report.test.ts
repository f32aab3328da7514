import { describe, expect, it } from 'vitest'
import { type Audit, missed, toText } from './report'

const good: Audit = {
  performance: 0.97,
  accessibility: 1,
  bestPractices: 1,
  seo: 1,
  blocking: 90,
  largestPaint: 1800,
}
const page = (...audits: Partial<Audit>[]) => ({ name: 'home', audits: audits.map((audit) => ({ ...good, ...audit })) })

describe('performance at least 95, the other categories 100, total blocking time below 150 ms', () => {
  it('the median of the runs counts', () => {
    expect(missed([page({ performance: 0.8 }, {}, {})])).toEqual([])
    expect(missed([page({ performance: 0.8 }, { performance: 0.94 }, {})])).toEqual(['home'])
  })

  it.each([
    { performance: 0.94 },
    { accessibility: 0.99 },
    { bestPractices: 0.96 },
    { seo: 0.9 },
    { blocking: 150 },
    { performance: Number.NaN },
  ])('%j is over', (audit) => {
    expect(missed([page(audit)])).toEqual(['home'])
    expect(toText([page(audit)])).toContain('MISSED: home')
  })

  it('a page without figures has not met its limits', () => {
    expect(missed([{ name: 'home', audits: [] }])).toEqual(['home'])
  })
})
