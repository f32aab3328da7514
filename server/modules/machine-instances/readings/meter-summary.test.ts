import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { summarizeReadings, windowStart } from './meter-summary'
import type { ValidReading } from './reading'

const day = 24 * 3_600_000
const start = Date.UTC(2026, 0, 1)
const reading = (days: number, value: number, offset = 0): ValidReading => ({
  takenAt: new Date(start + days * day),
  value,
  offset,
  isReplacement: false,
})

describe('the summary of a machine’s readings', () => {
  it('the total is over all meters, the value is that of the last one', () => {
    expect(summarizeReadings([reading(0, 1000), reading(10, 50, 1000)])).toEqual({
      lastTotal: 1050,
      lastValue: 50,
      lastReadAt: new Date(start + 10 * day),
      dailyUse: 5,
    })
  })

  it('without a reading there is no summary, with one no daily use', () => {
    expect(summarizeReadings([])).toBeUndefined()
    expect(summarizeReadings([reading(0, 1000)])?.dailyUse).toBeNull()
  })

  it('the daily use is the average over the last 90 days', () => {
    expect(summarizeReadings([reading(0, 0), reading(10, 5000), reading(60, 5500), reading(100, 5900)])?.dailyUse).toBe(
      10,
    )
  })

  it('the only reading of the last 90 days is compared with the one before', () => {
    expect(summarizeReadings([reading(0, 0), reading(100, 1000), reading(300, 3000)])?.dailyUse).toBe(10)
  })

  it('less than a day counts as one', () => {
    expect(summarizeReadings([reading(0, 0), reading(0.25, 60)])?.dailyUse).toBe(60)
  })

  it('it depends only on the first of the last 90 days and the last two', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.nat({ max: 500 })), { minLength: 1 })
    fc.assert(
      fc.property(steps, (taken) => {
        const all: ValidReading[] = []
        for (const [wait, gained] of taken) {
          const last = all.at(-1) ?? reading(0, 0)
          const takenAt = new Date(last.takenAt.getTime() + wait * day)
          all.push({ ...last, takenAt, value: last.value + gained })
        }
        const from = windowStart(all.at(-1)?.takenAt ?? new Date(start))
        const first = all.findIndex(({ takenAt }) => takenAt >= from)
        expect(summarizeReadings(all.slice(Math.max(0, Math.min(first, all.length - 2))))).toEqual(
          summarizeReadings(all),
        )
      }),
    )
  })
})
