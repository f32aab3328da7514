import { describe, expect, it } from 'vitest'
import { tellsNothing, toReport, toText } from './report'

describe('bench:login: the medians of known and unknown accounts differ by less than 10 %', () => {
  it('compares medians, whichever is longer', () => {
    const report = toReport({ known: [30, 40, 900], unknown: [38, 1, 50] })
    expect(report).toEqual({ logins: 3, known: 40, unknown: 38, difference: expect.closeTo(5.26, 2) })
    expect(toReport({ known: [38], unknown: [40] }).difference).toBeCloseTo(5.26, 2)
  })

  it.each([
    [10.9, true],
    [11, false],
    [8.9, false],
    [Number.NaN, false],
  ])('10 ms against %d ms tells nothing: %s', (unknown, nothing) => {
    expect(tellsNothing(toReport({ known: [10], unknown: [unknown] }))).toBe(nothing)
  })

  it('prints the result', () => {
    expect(toText(toReport({ known: [10], unknown: [10.5] }))).toContain('5.0 %, below 10 %')
    expect(toText(toReport({ known: [10], unknown: [20] }))).toContain('100.0 %, NOT below 10 %')
  })
})
