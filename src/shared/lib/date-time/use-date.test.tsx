import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useDate } from './use-date'

it("a moment is written as the reader's day", () => {
  const { result } = renderHook(() => useDate())
  expect(result.current(new Date(2026, 10, 21, 0, 5).toISOString())).toBe('Nov 21, 2026')
  expect(result.current(new Date(2026, 10, 21, 23, 55).toISOString())).toBe('Nov 21, 2026')
})
