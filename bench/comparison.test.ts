import { describe, expect, it } from 'vitest'
import { beyond, toReport, toText } from './comparison'

const reportOf = (small: number[], large: number[]) => toReport(new Map([['list', { small, large }]]))
const hundred = Array.from({ length: 100 }, (_, index) => index + 1)

describe('the p95 with much data is at most twice that with little', () => {
  it('compares the p95 of the two, regardless of the medians', () => {
    const large = hundred.map((ms) => (ms > 90 ? ms * 2 : ms))
    expect(reportOf(hundred, large)).toEqual([
      { name: 'list', small: { p50: 50, p95: 95 }, large: { p50: 50, p95: 190 }, ratio: 2 },
    ])
  })

  it.each([
    [20, []],
    [20.1, ['list']],
    [Number.NaN, ['list']],
  ])('10 ms against %d ms leaves beyond it: %j', (large, names) => {
    expect(beyond(reportOf([10], [large])).map(({ name }) => name)).toEqual(names)
  })

  it('fails if a single item exceeds the limit, and names it', () => {
    const report = [...reportOf([10], [10]), ...toReport(new Map([['search', { small: [10], large: [31] }]]))]
    expect(toText(report)).toContain('NOT within 2 times: search')
    expect(toText(reportOf([10], [12]))).toContain('every p95 is within 2 times')
    expect(toText([])).toContain('NOT within 2 times: nothing was measured')
  })
})
