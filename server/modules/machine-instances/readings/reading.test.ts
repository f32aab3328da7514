import { describe, expect, it } from 'vitest'
import { type EnteredReading, judgeReading, judgeVoid, type ValidReading } from './reading'

const hour = 3_600_000
const day = 24 * hour
const start = Date.UTC(2026, 0, 1)
const now = new Date(start + 1000 * day)
const at = (days: number) => new Date(start + days * day)

const validReading = (days: number, value: number, more: Partial<ValidReading> = {}): ValidReading => ({
  takenAt: at(days),
  value,
  offset: 0,
  isReplacement: false,
  ...more,
})
const entered = (days: number, value: number, more: Partial<EnteredReading> = {}): EnteredReading => ({
  takenAt: at(days),
  value,
  isReplacement: false,
  confirmed: false,
  ...more,
})
const inHours = { unit: 'hours', now } as const
const judged = (before: ValidReading | undefined, after: ValidReading | undefined, reading: EnteredReading) =>
  judgeReading({ before, after }, reading, inHours)

describe('"a reading lower than the last one is refused unless it is marked as a meter replacement (offset kept)"', () => {
  const last = validReading(10, 12_400, { offset: 500 })

  it('refuses a tenth less and accepts the same figure again', () => {
    expect(judged(last, undefined, entered(11, 12_399))).toEqual({ outcome: 'lower_than_last', last })
    expect(judged(last, undefined, entered(11, 12_400))).toMatchObject({ outcome: 'accepted', offset: 500 })
  })

  it('uses the total of earlier meters as the offset of the new one', () => {
    expect(judged(last, undefined, entered(11, 30, { isReplacement: true }))).toEqual({
      outcome: 'accepted',
      offset: 12_900,
      shift: 0,
    })
  })

  it('a late entry must fit between its neighbours', () => {
    const next = validReading(20, 12_600, { offset: 500 })
    expect(judged(last, next, entered(15, 12_601))).toEqual({ outcome: 'higher_than_next', next })
    expect(judged(last, next, entered(15, 12_600))).toMatchObject({ outcome: 'accepted', offset: 500, shift: 0 })
  })

  it('a late entry before a new meter raises the offset of later readings', () => {
    const next = validReading(20, 10, { offset: 12_900, isReplacement: true })
    expect(judged(last, next, entered(15, 12_450))).toEqual({ outcome: 'accepted', offset: 500, shift: 50 })
  })

  it('none may be in the future, but a clock may be five minutes ahead', () => {
    const ahead = (ms: number) => ({ ...entered(0, 12_400), takenAt: new Date(now.getTime() + ms) })
    expect(judged(last, undefined, ahead(5 * 60_000 + 1))).toEqual({ outcome: 'in_future' })
    expect(judged(last, undefined, ahead(5 * 60_000)).outcome).toBe('accepted')
  })
})

describe('"a jump of more than 24 h per elapsed day is asked back once"', () => {
  const last = validReading(10, 1000)

  it.each([
    ['in two days 48 h', 12, 1480, 'accepted'],
    ['in two days 48.1 h', 12, 1481, 'jump'],
    ['in one day and a half 36.1 h', 11.5, 1361, 'jump'],
    ['within a day 24 h, as the hour of entry is not the hour of the look', 10.01, 1240, 'accepted'],
    ['within a day 24.1 h', 10.01, 1241, 'jump'],
  ])('%s', (_, days, value, outcome) => {
    expect(judged(last, undefined, entered(days, value)).outcome).toBe(outcome)
  })

  it('names the increase and the maximum, and accepts it once confirmed', () => {
    expect(judged(last, undefined, entered(12, 2000))).toEqual({ outcome: 'jump', last, gained: 1000, possible: 480 })
    expect(judged(last, undefined, entered(12, 2000, { confirmed: true })).outcome).toBe('accepted')
  })

  it('does not ask about a first reading, a new meter or kilometres', () => {
    expect(judged(undefined, undefined, entered(12, 90_000)).outcome).toBe('accepted')
    expect(judged(last, undefined, entered(12, 90_000, { isReplacement: true })).outcome).toBe('accepted')
    const inKm = { unit: 'km', now } as const
    expect(judgeReading({ before: last, after: undefined }, entered(12, 90_000), inKm).outcome).toBe('accepted')
  })
})

describe('voiding the first reading of a new meter', () => {
  it('is refused while later ones are lower than the last of the meter before', () => {
    const [before, after] = [validReading(1, 1000), validReading(3, 20, { offset: 1000 })]
    expect(judgeVoid({ before, after })).toEqual({ outcome: 'needed_by_later', last: before, next: after })
  })

  it('otherwise counts later ones on the meter before', () => {
    expect(judgeVoid({ before: validReading(1, 10), after: validReading(3, 20, { offset: 10 }) })).toEqual({
      outcome: 'accepted',
      shift: -10,
    })
  })
})
