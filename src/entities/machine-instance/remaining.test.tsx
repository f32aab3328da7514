import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { progressOf, useRemaining } from './remaining'

const task = {
  status: 'OK' as const,
  remaining_hours: null,
  remaining_days: null,
  interval_hours: 500,
  interval_days: 183,
  daily_use: 6,
}
const words = (changed: Partial<Parameters<ReturnType<typeof useRemaining>>[0]>) => {
  const { result } = renderHook(() => useRemaining())
  return result.current({ ...task, ...changed }, 'hours')
}

describe('"Due says what a person needs"', () => {
  it.each([
    ['280 h over', { status: 'OVERDUE', remaining_hours: -280, remaining_days: 40 }],
    ['3 days over', { status: 'OVERDUE', remaining_hours: 120, remaining_days: -3 }],
    ['due now', { status: 'DUE', remaining_hours: 0 }],
    ['in 189 h', { remaining_hours: 189, remaining_days: 100 }],
    ['in 1 day', { status: 'DUE_SOON', remaining_hours: 189, remaining_days: 1 }],
    ['in 0.4 h', { status: 'DUE_SOON', remaining_hours: 0.4 }],
  ] as const)('%s: of hours and days, what comes first', (expected, changed) => {
    expect(words(changed)).toBe(expected)
  })

  it('the bar shows how much of the interval is used, and is full once it is due', () => {
    expect(progressOf({ ...task, remaining_hours: 125, remaining_days: 183 })).toBe(0.75)
    expect(progressOf({ ...task, remaining_hours: -20 })).toBe(1)
    expect(progressOf({ ...task, remaining_days: 183 })).toBe(0)
    expect(progressOf({ ...task, interval_hours: null, remaining_hours: 20 })).toBe(0)
  })
})
