import { expect, it } from 'vitest'
import { addDays, addMonths, monthOf } from './month'

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
])('%s and %i days are %s', (day, days, other) => {
  expect(addDays(day, days)).toBe(other)
})

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2028-02-29', -12, '2027-02-28'],
])('%s and %i months are %s', (day, months, other) => {
  expect(addMonths(day, months)).toBe(other)
})

it.each([
  ['en-US', '2026-11-01', '2026-12-05', 5],
  ['es-ES', '2026-10-26', '2026-12-06', 6],
] as const)('in %s November 2026 is shown from %s to %s', (locale, first, last, count) => {
  const { weeks } = monthOf('2026-11-21', locale)
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1), weeks.length]).toEqual([first, last, count])
})
