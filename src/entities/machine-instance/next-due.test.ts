import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { remainingOfNext } from './next-due'

const next = {
  task_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f3a01',
  name: '500 h service',
  on: '2027-01-25',
  at_hours: 1500,
}
const listed = {
  next_due: next,
  status: 'OK' as const,
  hours: 1105,
  hours_at: '2026-11-24T08:30:00.000Z',
  daily_use: 6.4,
  served_until: null,
}
const remaining = (changed: Partial<Parameters<typeof remainingOfNext>[0]>) => {
  const known = remainingOfNext({ ...listed, ...changed })
  return known && [known.remaining_hours, known.remaining_days]
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 26, 12) }))
afterEach(() => void vi.useRealTimers())

describe('how far the next task of a listed machine is from due', () => {
  it('is the hours that are left, where its day is only expected from the daily use', () => {
    expect(remaining({})).toEqual([395, null])
    expect(remaining({ next_due: { ...next, on: null }, daily_use: null })).toEqual([395, null])
  })

  it('is also the days that are left, where an interval in days ends first', () => {
    expect(remaining({ next_due: { ...next, on: '2026-12-04' } })).toEqual([395, 8])
    expect(remaining({ next_due: { ...next, on: '2026-12-04', at_hours: null } })).toEqual([null, 8])
  })

  it('is what made it due, the hours or the days, once it is', () => {
    expect(remaining({ status: 'OVERDUE', hours: 1780, next_due: { ...next, on: '2026-11-20' } })).toEqual([-280, null])
    expect(remaining({ status: 'OVERDUE', next_due: { ...next, on: '2026-11-23' } })).toEqual([null, -3])
    expect(remaining({ status: 'OVERDUE', next_due: { ...next, on: '2026-11-23', at_hours: null } })).toEqual([
      null,
      -3,
    ])
    // Its hours were expected by then as well, but nobody has read the meter for long.
    const unread = { hours: 1495, hours_at: '2026-11-01T08:30:00.000Z', next_due: { ...next, on: '2026-11-23' } }
    expect(remaining({ status: 'OVERDUE', ...unread })).toEqual([null, -3])
  })

  it('is for a dealership that no longer serves the owner what it was then', () => {
    const ended = { status: 'OVERDUE', served_until: '2026-11-22T12:00:00.000Z' } as const
    expect(remaining({ ...ended, next_due: { ...next, on: '2026-11-20' } })).toEqual([null, -2])
  })

  it('agrees with the status, where the owner’s day is not the reader’s', () => {
    const byDays = { ...next, on: '2026-11-26', at_hours: null }
    expect(remaining({ status: 'OVERDUE', next_due: byDays })).toEqual([null, -1])
    expect(remaining({ status: 'DUE_SOON', next_due: byDays })).toEqual([null, 1])
  })

  it('is unknown without a task, and before the first reading of one in hours', () => {
    expect(remaining({ next_due: null })).toBeUndefined()
    expect(remaining({ hours: null, hours_at: null, next_due: { ...next, on: null } })).toBeUndefined()
  })
})
