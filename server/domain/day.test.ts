import { expect, it } from 'vitest'
import { isDay } from './day'

it.each(['2024-02-30', '2023-02-29', '2024-13-01', '0000-01-01', 'yesterday', ''])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false)
})

it('the 29th of February is one in a leap year', () => {
  expect(isDay('2024-02-29')).toBe(true)
})
