import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type Day } from '../../../domain/day'
import { defaultNotice, firstIntervalStart, isDue, type Meter, stateOf, type Task } from './task-state'
import { anyTask, today } from './testing/any-task'

const task = (change: Partial<Task> = {}): Task => ({
  intervalHours: 500,
  intervalDays: null,
  mode: 'fixed',
  noticeHours: 50,
  noticeDays: 14,
  countsFromTotal: 10_000,
  countsFromOn: today,
  ...change,
})
const meter = (total: number | null, change: Partial<Meter> = {}): Meter => ({
  total,
  readOn: today,
  dailyUse: null,
  ...change,
})
const byDays = (countsFromOn: Day) => task({ intervalHours: null, intervalDays: 30, countsFromOn })

describe('a task is OK, DUE_SOON, DUE or OVERDUE (behaviour, section 4)', () => {
  it.each([
    [14_499, 'OK'],
    [14_500, 'DUE_SOON'],
    [14_999, 'DUE_SOON'],
    [15_000, 'DUE'],
    [15_010, 'DUE'],
    [15_011, 'OVERDUE'],
  ])('every 500 h from 1000.0 h, at %i tenths: %s ("at exactly the interval it is DUE")', (total, status) => {
    expect(stateOf(task(), meter(total), today).status).toBe(status)
  })

  it.each([
    [-15, 'OK'],
    [-14, 'DUE_SOON'],
    [-1, 'DUE_SOON'],
    [0, 'DUE'],
    [1, 'OVERDUE'],
  ])('every 30 days, %i days after the day: %s', (after, status) => {
    expect(stateOf(byDays(addDays(today, -30 - after)), meter(null), today).status).toBe(status)
  })

  it('with hours and days, the first to fall due wins', () => {
    const both = task({ intervalDays: 30, countsFromOn: addDays(today, -31) })
    expect(stateOf(both, meter(10_001), today).status).toBe('OVERDUE')
    expect(stateOf({ ...both, countsFromOn: today }, meter(15_000), today).status).toBe('DUE')
    expect(stateOf({ ...both, countsFromOn: today }, meter(10_001), today).status).toBe('OK')
  })

  it('is not due by hours before the first reading', () => {
    const state = stateOf(task({ countsFromTotal: null }), meter(null), today)
    expect(state).toMatchObject({ status: 'OK', dueTotal: null, remainingTotal: null, forecastOn: null })
  })
})

describe('"forecast date from the average daily use" (behaviour, section 4)', () => {
  it('counts from the last reading, in whole days', () => {
    const read = meter(14_000, { dailyUse: 85, readOn: addDays(today, -2) })
    expect(stateOf(task(), read, today).forecastOn).toBe(addDays(today, 10))
  })

  it('is none without use', () => {
    expect(stateOf(task(), meter(14_000), today).forecastOn).toBeNull()
    expect(stateOf(task(), meter(14_000, { dailyUse: 0 }), today).forecastOn).toBeNull()
  })

  it('is the due date if that comes first', () => {
    const both = task({ intervalDays: 5 })
    expect(stateOf(both, meter(14_000, { dailyUse: 100 }), today).forecastOn).toBe(addDays(today, 5))
  })

  it('is never in the past for a task that is not due', () => {
    const read = meter(14_900, { dailyUse: 100, readOn: addDays(today, -60) })
    expect(stateOf(task(), read, today).forecastOn).toBe(today)
  })
})

describe('due dates are right after any reading', () => {
  const total = fc.integer({ min: 0, max: 2_000_000 })

  it('the more a machine has run, the more urgent the task', () => {
    const order = ['OK', 'DUE_SOON', 'DUE', 'OVERDUE']
    fc.assert(
      fc.property(anyTask, total, total, (one, a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((at) => stateOf(one, meter(at), today))
        expect(order.indexOf(more?.status ?? '')).toBeGreaterThanOrEqual(order.indexOf(less?.status ?? ''))
      }),
    )
  })

  it('when it is due does not depend on the meter', () => {
    fc.assert(
      fc.property(anyTask, total, total, (one, a, b) => {
        const { dueTotal, dueOn } = stateOf(one, meter(a), today)
        expect(stateOf(one, meter(b), today)).toMatchObject({ dueTotal, dueOn })
      }),
    )
  })

  it('it is due from exactly the interval on', () => {
    fc.assert(
      fc.property(anyTask, total, (one, at) => {
        const { status, remainingTotal, remainingDays } = stateOf(one, meter(at), today)
        const reached = (remainingTotal ?? 1) <= 0 || (remainingDays ?? 1) <= 0
        expect(isDue(status)).toBe(reached)
      }),
    )
  })

  it('between two days of change, the state stays the same', () => {
    fc.assert(
      fc.property(anyTask, total, fc.nat(400), (one, at, later) => {
        const { status, changesOn } = stateOf(one, meter(at), today)
        const then = addDays(today, later)
        if (changesOn === null || then < changesOn) expect(stateOf(one, meter(at), then).status).toBe(status)
      }),
    )
  })
})

describe('a task that is added to a machine that has already run', () => {
  it.each([
    ['fixed', 47_640, 45_000],
    ['fixed', 45_000, 45_000],
    ['sliding', 47_640, 47_640],
  ] as const)('%s, every 500 h, at %i tenths: counts from %i', (mode, then, from) => {
    expect(firstIntervalStart(task({ mode }), then)).toBe(from)
  })

  it('is not due before its first interval is over', () => {
    fc.assert(
      fc.property(anyTask, fc.nat(2_000_000), (one, then) => {
        const begun = { ...one, countsFromTotal: firstIntervalStart(one, then), countsFromOn: today }
        expect(isDue(stateOf(begun, meter(then), today).status)).toBe(false)
      }),
    )
  })

  it('has a notice of a tenth of its interval, at most 50 h and 14 days', () => {
    expect(defaultNotice({ intervalHours: 10, intervalDays: 30 })).toEqual({ noticeHours: 1, noticeDays: 3 })
    expect(defaultNotice({ intervalHours: 2000, intervalDays: 365 })).toEqual({ noticeHours: 50, noticeDays: 14 })
  })
})
