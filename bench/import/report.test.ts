import { describe, expect, it } from 'vitest'
import { type ImportReport, missed, toText } from './report'

const report: ImportReport = {
  rows: 100_000,
  perSecond: { checking: 5000, applying: 2500 },
  megabytes: 399,
  calm: [10, 10, 10],
  meanwhile: [20, 30, 30],
}

describe('the report on an import', () => {
  it('holds below 400 MB and up to three times the time of others', () => {
    expect(missed(report)).toEqual([])
  })

  it.each([
    ['memory not below 400 MB', { megabytes: 400 }],
    ['p95 of others above 3 times the calm one', { meanwhile: [31] }],
    ['p95 of others above 3 times the calm one', { meanwhile: [] }],
  ])('names a limit that is missed: %s', (limit, change) => {
    expect(missed({ ...report, ...change })).toEqual([limit])
  })

  it('says how long others waited', () => {
    expect(toText(report)).toContain('30.0 ms of 3 requests meanwhile, 3.00 times as long')
  })
})
