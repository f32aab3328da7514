import { describe, expect, it } from 'vitest'
import { day } from '../domain/day'
import { hasWords, isInPeriod } from './matching'

describe('a text that has words', () => {
  it.each([
    ['Oil filter element', [['oil', 'filter']]],
    [
      'Oil filter element',
      [
        ['filtro', 'aceite'],
        ['oil', 'filter'],
      ],
    ],
    ['320-07309 Oil filter', [['32007309']]],
    ['320-07309 Oil filter', [['320-07309']]],
    ['Bomba hidráulica', [['hidraul']]],
    ['500 h service', [['500']]],
    ['Rods, 60 mm', [['rod']]],
    ['anything', undefined],
  ])('%s: %j', (text, words) => {
    expect(hasWords(text, words)).toBe(true)
  })

  it.each([
    ['Air filter', [['oil', 'filter']]],
    ['Toil', [['oil']]],
    ['Water pump', [['wat']]],
    ['Radiator', [['r']]],
    ['1500 h service', [['500']]],
  ])('but not %s: %j', (text, words) => {
    expect(hasWords(text, words)).toBe(false)
  })
})

it('a moment is in a period by the days of the time zone', () => {
  const period = { from: day('2026-11-28'), to: day('2026-11-28') }
  const moment = new Date('2026-11-29T03:00:00Z')
  expect(isInPeriod(moment, period, { timeZone: 'America/Denver' })).toBe(true)
  expect(isInPeriod(moment, period, { timeZone: 'UTC' })).toBe(false)
})
