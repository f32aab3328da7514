import { describe, expect, it } from 'vitest'
import { type Candidate, mostUrgent } from './next-due'

const task = (instanceId: string, changed: Partial<Candidate>): Candidate => ({
  instanceId,
  status: 'OK',
  remainingHours: null,
  remainingDays: null,
  forecastOn: null,
  dailyUse: 8,
  ...changed,
})

describe('what is due, with how far over or how soon', () => {
  it('shows what is overdue the longest first, be it by hours or by days', () => {
    const byHours = task('a', { status: 'OVERDUE', remainingHours: -280 })
    const byDays = task('b', { status: 'OVERDUE', remainingDays: -3 })
    const due = task('c', { status: 'DUE', remainingHours: 0 })
    expect(mostUrgent([due, byDays, byHours], 5)).toEqual([byHours, byDays, due])
  })

  it('shows every task that is due, and of other machines only the next one', () => {
    const due = [task('a', { status: 'DUE', remainingHours: 0 }), task('a', { status: 'OVERDUE', remainingDays: -1 })]
    const later = task('b', { remainingHours: 400, forecastOn: '2026-12-20' })
    const next = task('b', { remainingHours: 100, forecastOn: '2026-12-01' })
    const afterDue = task('a', { remainingHours: 20, forecastOn: '2026-11-28' })
    const shown = mostUrgent([later, ...due, next, afterDue], 5)
    expect(shown).toEqual([due[1], due[0], next])
  })

  it('leaves out a task of which nobody knows when it is due, and stops at the limit', () => {
    const known = task('a', { remainingDays: 12, forecastOn: '2026-12-06' })
    expect(mostUrgent([task('b', {}), known], 5)).toEqual([known])
    expect(mostUrgent([known, task('c', { status: 'DUE', remainingDays: 0 })], 1)).toMatchObject([{ instanceId: 'c' }])
  })
})
