import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { remainingOfNext } from './next-due'

const next = {
  task_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f3a01',
  name: '500 h service',
  on: '2027-01-25',
  at_hours: 1500,
  due_on: null,
}
const listed = {
  next_due: next,
  status: 'OK' as const,
  hours: 1105,
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
  it('is the hours that are left of a task by hours, whatever day it is expected on', () => {
    expect(remaining({})).toEqual([395, null])
    expect(remaining({ next_due: { ...next, on: '2026-11-28' } })).toEqual([395, null])
    expect(remaining({ next_due: { ...next, on: null }, daily_use: null })).toEqual([395, null])
  })

  it('is also the days until an interval in days ends', () => {
    expect(remaining({ next_due: { ...next, due_on: '2027-11-21' } })).toEqual([395, 360])
    expect(remaining({ next_due: { ...next, due_on: '2026-12-04' } })).toEqual([395, 8])
    expect(remaining({ next_due: { ...next, due_on: '2026-12-04', at_hours: null } })).toEqual([null, 8])
  })

  it('is, once it is due, how far it is past its hours or its days, and how much is left of the other', () => {
    const overdue = (due_on: string, hours: number) =>
      remaining({ status: 'OVERDUE', hours, next_due: { ...next, due_on } })
    expect(overdue('2027-02-01', 1780)).toEqual([-280, 67])
    expect(overdue('2026-11-20', 1780)).toEqual([-280, -6])
    expect(overdue('2026-11-23', 1105)).toEqual([395, -3])
  })

  it('is for a dealership that no longer serves the owner what it was then', () => {
    const ended = { status: 'OVERDUE', served_until: '2026-11-22T12:00:00.000Z' } as const
    expect(remaining({ ...ended, next_due: { ...next, due_on: '2026-11-20' } })).toEqual([395, -2])
  })

  it('agrees with the status, where the owner’s day is not the reader’s', () => {
    const byDays = { ...next, due_on: '2026-11-26', at_hours: null }
    expect(remaining({ status: 'OVERDUE', next_due: byDays })).toEqual([null, -1])
    expect(remaining({ status: 'DUE_SOON', next_due: byDays })).toEqual([null, 1])
    expect(remaining({ status: 'DUE', next_due: { ...byDays, due_on: '2026-11-27' } })).toEqual([null, 0])
  })

  it('is unknown without a task, and before the first reading of one in hours', () => {
    expect(remaining({ next_due: null })).toBeUndefined()
    expect(remaining({ hours: null, next_due: { ...next, on: null } })).toBeUndefined()
  })
})
