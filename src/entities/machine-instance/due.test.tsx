import { renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useDue } from './due'

const due = { due_at_hours: 4500, due_on: '2099-05-24', status: 'OK' as const }
const words = (changed: Partial<Parameters<ReturnType<typeof useDue>>[0]>) => {
  const { result } = renderHook(() => useDue())
  return result.current({ ...due, ...changed }, 'hours')
}

afterEach(() => void vi.useRealTimers())

describe('"due by hours or days are two sentences, never one that reads wrong"', () => {
  it.each([
    ['4,500 h or May 24, 2099', {}],
    ['4,500 h', { status: 'OVERDUE' }],
    ['4,500 h', { status: 'DUE', due_on: null }],
    ['Nov 3, 2020', { status: 'OVERDUE', due_on: '2020-11-03' }],
    ['Nov 3, 2020', { status: 'OVERDUE', due_on: '2020-11-03', due_at_hours: null }],
    [undefined, { due_at_hours: null, due_on: null }],
  ] as const)('%s', (expected, changed) => {
    expect(words(changed)).toBe(expected)
  })

  it('of a task whose day is tomorrow, the hours made it due, however late in the evening it is here', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59) })
    expect(words({ status: 'DUE', due_on: '2026-11-22' })).toBe('4,500 h')
    vi.setSystemTime(new Date(2026, 10, 22, 0, 1))
    expect(words({ status: 'DUE', due_on: '2026-11-22' })).toBe('Nov 22, 2026')
  })
})
