import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { summarizeReadings } from './meter-summary'
import { type EnteredReading, judgeReading, judgeVoid, totalOf, type ValidReading } from './reading'

const day = 24 * 3_600_000
const start = Date.UTC(2026, 0, 1)
const inHours = { unit: 'hours', now: new Date(start + 1000 * day) } as const

type StoredReading = ValidReading & { voided: boolean }

/** The plain way, from the first reading to the last, as a check on the reckoning from neighbours. */
function reckoned(readings: readonly StoredReading[]): ValidReading[] {
  let last: ValidReading | undefined
  return validOf(readings).map((one) => {
    const offset = last ? (one.isReplacement ? last.value + last.offset : last.offset) : 0
    last = { ...one, offset }
    return last
  })
}

/** In order of time; of two at the same time, in the order in which they were entered. */
const validOf = (readings: readonly StoredReading[]) =>
  readings.filter(({ voided }) => !voided).toSorted((a, b) => a.takenAt.getTime() - b.takenAt.getTime())

/** What the database does, in a list: only neighbours are looked at, and what follows is shifted. */
function createBook() {
  const readings: StoredReading[] = []
  const shiftAfter = (later: readonly ValidReading[], shift: number) => {
    for (const one of later) one.offset += shift
  }
  return {
    readings,
    enter(reading: EnteredReading): boolean {
      const order = validOf(readings)
      const later = order.filter(({ takenAt }) => takenAt > reading.takenAt)
      const before = order[order.length - later.length - 1]
      const verdict = judgeReading({ before, after: later[0] }, reading, inHours)
      if (verdict.outcome !== 'accepted') return false
      shiftAfter(later, verdict.shift)
      readings.push({ ...reading, offset: verdict.offset, voided: false })
      return true
    },
    void(index: number): void {
      const reading = readings[index % Math.max(1, readings.length)]
      if (!reading || reading.voided) return
      const order = validOf(readings)
      const place = order.indexOf(reading)
      const verdict = judgeVoid({ before: order[place - 1], after: order[place + 1] })
      if (verdict.outcome !== 'accepted') return
      shiftAfter(order.slice(place + 1), verdict.shift)
      reading.voided = true
    },
  }
}

const deeds = fc.array(
  fc.oneof(
    fc.record({
      days: fc.integer({ min: 0, max: 200 }),
      value: fc.integer({ min: 0, max: 3000 }),
      isReplacement: fc.boolean(),
      confirmed: fc.boolean(),
    }),
    fc.record({ voided: fc.nat({ max: 30 }) }),
  ),
  { maxLength: 40 },
)

/** The book after each deed, with how many readings it must hold by then. */
function* pagesOf(done: typeof deeds extends fc.Arbitrary<infer Deeds> ? Deeds : never) {
  const book = createBook()
  let accepted = 0
  for (const deed of done) {
    if ('voided' in deed) book.void(deed.voided)
    else if (book.enter({ ...deed, takenAt: new Date(start + deed.days * day) })) accepted += 1
    yield { readings: book.readings, accepted }
  }
}

describe('any sequence of readings and voids', () => {
  const always = (holds: (page: { readings: StoredReading[]; accepted: number }) => void) =>
    fc.assert(
      fc.property(deeds, (done) => {
        for (const page of pagesOf(done)) holds(page)
      }),
      { numRuns: 300 },
    )

  it('never deletes an accepted reading', () => {
    always(({ readings, accepted }) => expect(readings).toHaveLength(accepted))
  })

  it('has a total that never decreases over time', () => {
    always(({ readings }) => {
      const totals = validOf(readings).map(totalOf)
      expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    })
  })

  it('has the same result computed from neighbours as from the start', () => {
    always(({ readings }) => {
      expect(validOf(readings).map(totalOf)).toEqual(reckoned(readings).map(totalOf))
      expect(summarizeReadings(validOf(readings))).toEqual(summarizeReadings(reckoned(readings)))
    })
  })
})
