import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useDue } from './due'

const due = {
  due_at_hours: 4500,
  due_on: '2099-05-24',
  status: 'OK' as const,
  remaining_hours: 100,
  remaining_days: 90,
  daily_use: 8,
}
type Due = Parameters<ReturnType<typeof useDue>>[0]
const words = (changed: Partial<Due>, ...[system]: Parameters<typeof useDue>) => {
  const { result } = renderHook(() => useDue(system))
  return result.current({ ...due, ...changed }, system ? 'km' : 'hours')
}

describe('"due by hours or days are two sentences, never one that reads wrong"', () => {
  it.each([
    ['4,500 h or May 24, 2099', {}],
    ['4,500 h', { status: 'OVERDUE', remaining_hours: -280 }],
    ['4,500 h', { status: 'DUE', remaining_hours: 0, due_on: null, remaining_days: null }],
    ['May 24, 2099', { status: 'OVERDUE', remaining_days: -3 }],
    ['May 24, 2099', { status: 'OVERDUE', remaining_days: -3, due_at_hours: null, remaining_hours: null }],
    [undefined, { due_at_hours: null, due_on: null }],
  ] as const)('%s', (expected, changed) => {
    expect(words(changed)).toBe(expected)
  })

  it('of a task that is past both, the one of which it is said how far over it is', () => {
    const past = { status: 'OVERDUE', remaining_hours: -280, remaining_days: -3 } as const
    expect(words(past)).toBe('4,500 h')
    expect(words({ ...past, remaining_hours: -8 })).toBe('May 24, 2099')
  })
})

it('what it is due at is compared with the meter, whose own unit leads', () => {
  expect(words({ due_on: null }, 'us')).toBe('4,500 km (2,796 mi)')
})
