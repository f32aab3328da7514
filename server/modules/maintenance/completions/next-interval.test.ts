import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../domain/day'
import { isDue, stateOf, type Task } from '../tasks/task-state'
import { anyTask, today } from '../tasks/testing/any-task'
import { complete, startFromPast } from './next-interval'

const every500: Task = {
  intervalHours: 500,
  intervalDays: null,
  mode: 'fixed',
  noticeHours: 50,
  noticeDays: 14,
  countsFromTotal: 0,
  countsFromOn: today,
}
const doneAt = (total: number, task = every500) => complete(task, { total, on: today })?.countsFromTotal

describe('"fixed counts from when it was due" (behaviour, section 4)', () => {
  it.each([
    [5000, 5000, 'at exactly the interval'],
    [5300, 5000, 'late'],
    [14_990, 10_000, 'late by more than an interval: from the last multiple, not due again at once'],
    [4600, 5000, 'early: for the due that it precedes'],
  ])('done at %i tenths counts from %i: %s', (total, from) => {
    expect(doneAt(total)).toBe(from)
  })

  it('done long before it is due, it moves nothing', () => {
    expect(complete(every500, { total: 2000, on: today })).toBeUndefined()
  })

  it('the same by days', () => {
    const monthly = { ...every500, intervalHours: null, intervalDays: 30 }
    const doneAfter = (days: number) => complete(monthly, { total: null, on: addDays(today, days) })?.countsFromOn
    expect([doneAfter(30), doneAfter(44), doneAfter(95), doneAfter(25), doneAfter(5)]).toEqual([
      ...[addDays(today, 30), addDays(today, 30), addDays(today, 90), addDays(today, 30)],
      undefined,
    ])
  })

  it('of hours and days, the one that was not due starts again too', () => {
    const both = { ...every500, intervalDays: 365 }
    const done = { total: 5100, on: addDays(today, 100) }
    expect(complete(both, done)).toEqual({ countsFromTotal: 5000, countsFromOn: done.on })
  })
})

it('on an unknown day, only its hours count', () => {
  const both = { ...every500, intervalDays: 365 }
  const fixed = { countsFromTotal: 5000, countsFromOn: today }
  expect(complete(both, { total: 5100, on: null })).toEqual(fixed)
  expect(startFromPast(both, { total: 5100, on: null })).toEqual(fixed)
  const sliding: Task = { ...both, mode: 'sliding' }
  expect(complete(sliding, { total: 5100, on: null })).toEqual({ countsFromTotal: 5100, countsFromOn: today })
  expect(complete({ ...both, intervalHours: null }, { total: 5100, on: null })).toBeUndefined()
})

it('"sliding counts from when it was done" (behaviour, section 4)', () => {
  expect(doneAt(5300, { ...every500, mode: 'sliding' })).toBe(5300)
  expect(doneAt(100, { ...every500, mode: 'sliding' })).toBe(100)
})

describe('due dates are right after any sequence of completions', () => {
  const step = fc.record({ tenths: fc.nat(20_000), days: fc.nat(400) })

  it('a completed task is never due again at once', () => {
    fc.assert(
      fc.property(anyTask, step, (task, { tenths, days }) => {
        const done = { total: (task.countsFromTotal ?? 0) + tenths, on: addDays(task.countsFromOn, days) }
        const meter = { total: done.total, readOn: done.on, dailyUse: null }
        const next = { ...task, ...complete(task, done) }
        expect(isDue(stateOf(next, meter, done.on).status)).toBe(false)
      }),
    )
  })

  it('the next due is at most an interval and a half away', () => {
    fc.assert(
      fc.property(anyTask, fc.array(step, { minLength: 1, maxLength: 20 }), (begun, steps) => {
        let task = begun
        let [total, on] = [begun.countsFromTotal ?? 0, begun.countsFromOn]
        for (const { tenths, days } of steps) {
          total += tenths
          on = addDays(on, days)
          const next = { ...task, ...complete(task, { total, on }) }
          const state = stateOf(next, { total, readOn: on, dailyUse: null }, on)
          if (next.intervalHours !== null) {
            expect(state.remainingTotal).toBeLessThanOrEqual(next.intervalHours * 15)
          }
          if (next.intervalDays !== null) {
            expect(state.remainingDays).toBeLessThanOrEqual(next.intervalDays * 1.5)
          }
          task = next
        }
      }),
    )
  })

  it('fixed by hours only, it is always due at multiples of the interval', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.array(fc.nat(50_000)), (intervalHours, steps) => {
        let task: Task = { ...every500, intervalHours }
        let total = 0
        for (const tenths of steps) {
          total += tenths
          task = { ...task, ...complete(task, { total, on: today }) }
          expect((task.countsFromTotal ?? 1) % (intervalHours * 10)).toBe(0)
        }
      }),
    )
  })
})

describe('a machine with a past: what was done before its schedule began', () => {
  const from = addDays(today, -60)

  it('by days, counts from the day on which it was done', () => {
    const monthly = { ...every500, intervalHours: null, intervalDays: 90 }
    expect(startFromPast(monthly, { total: null, on: from })).toEqual({ countsFromTotal: null, countsFromOn: from })
  })

  it.each([
    [43_000, 45_000, 'for the multiple that it precedes by at most half of the interval'],
    [42_000, 40_000, 'else for the one before, so that the service it missed is overdue'],
    [45_100, 45_000, 'late, for the multiple that it follows'],
  ])('by the meter, at %i tenths counts from %i: %s', (total, start) => {
    const task = { ...every500, countsFromTotal: 45_000 }
    expect(startFromPast(task, { total, on: from })?.countsFromTotal).toBe(start)
  })

  it('sliding, counts from what the meter said', () => {
    const task: Task = { ...every500, mode: 'sliding', countsFromTotal: 47_000 }
    expect(startFromPast(task, { total: 43_000, on: from })).toEqual({ countsFromTotal: 43_000, countsFromOn: from })
  })

  it('and what was done since it began is no past', () => {
    expect(startFromPast({ ...every500, countsFromTotal: 45_000 }, { total: 47_000, on: today })).toBeUndefined()
  })
})
