import { describe, expect, it } from 'vitest'
import { toReport } from '../comparison'
import { type LibraryReport, missedLimits, reportText } from './report'

const measured = (large: number) => toReport(new Map([['answer', { small: [10], large: [large] }]]))
const good: LibraryReport = {
  items: measured(20),
  extremes: [{ name: 'one very large manual', first: 5000, meanwhile: [30, 40], later: [50, 60] }],
  megabytes: { small: 500, large: 600, extremes: 999 },
}

describe('bench:library: with 100,000 pages p95 within twice that with 1,000, and below 1 GB', () => {
  it('accepts what is within the limits, however long a first question takes', () => {
    expect(missedLimits(good)).toEqual([])
    expect(reportText(good)).toContain('within all limits')
  })

  it.each([
    ['a p95 above twice the other', { items: measured(20.1) }, 'p95 of "answer"'],
    ['no figures', { items: [] }, 'nothing was measured'],
    ['memory of 1 GB', { megabytes: { ...good.megabytes, extremes: 1000 } }, 'memory (extremes) not below 1000 MB'],
    ['unknown memory', { megabytes: { ...good.megabytes, large: Number.NaN } }, 'memory (large) not below 1000 MB'],
  ])('misses the limits with %s', (_, changes, missed) => {
    expect(missedLimits({ ...good, ...changes })).toEqual([missed])
    expect(reportText({ ...good, ...changes })).toContain(`NOT within the limits: ${missed}`)
  })
})
