import { describe, expect, it } from 'vitest'
import { isoDate, recognizeDateOrder } from './written-dates'

describe('the order of dates is recognized for a whole column', () => {
  it.each([
    ['a first number above 12 is a day', ['03/04/2026', '21/11/2026'], 'day_first'],
    ['a second number above 12 is a day', ['03/04/2026', '11/21/2026 08:30'], 'month_first'],
    ['points: the day is first', ['03.04.2026'], 'day_first'],
    ['the year is first', ['2026-11-21', '2026-11-21T08:30:00Z'], 'year_first'],
    ['other dates decide beside those with the year first', ['2026-11-21', '21-11-2026'], 'day_first'],
    ['the majority decides where a date contradicts', ['21/11/2026', '22/11/2026', '11/23/2026'], 'day_first'],
    ['nothing above 12', ['03/04/2026', '05-06-2026'], 'ambiguous'],
    ['no dates', ['', 'soon', '1250.5'], undefined],
  ])('%s', (_, cells, order) => {
    expect(recognizeDateOrder(cells)).toBe(order)
  })
})

describe('a date in the order of its column', () => {
  it.each([
    ['11/21/2026', 'month_first', '2026-11-21'],
    ['3/4/2026', 'month_first', '2026-03-04'],
    ['3/4/2026', 'day_first', '2026-04-03'],
    ['21.11.2026 8:30', 'day_first', '2026-11-21T08:30'],
    ['21-11-2026, 08:30:15', 'day_first', '2026-11-21T08:30:15'],
    ['11/21/2026 12:05 AM', 'month_first', '2026-11-21T00:05'],
    ['11/21/2026 1:05 p.m.', 'month_first', '2026-11-21T13:05'],
    ['11/24/2026 06:12 AM (UTC-05:00)', 'month_first', '2026-11-24T06:12-05:00'],
    ['24.11.2026 06:12 GMT+1', 'day_first', '2026-11-24T06:12+01:00'],
    ['2026-11-24 06:12:30 -0530', 'year_first', '2026-11-24T06:12:30-05:30'],
    ['11/24/2026 6:12 PM UTC', 'month_first', '2026-11-24T18:12Z'],
    ['11/24/2026 6:12 PM CST', 'month_first', '11/24/2026 6:12 PM CST'],
    ['2026/11/21', 'day_first', '2026-11-21'],
    ['5. Nov 2026', 'day_first', '2026-11-05'],
    ['05-Mrz-2026 08:30', 'day_first', '2026-03-05T08:30'],
    ['5 de febrero de 2026', 'day_first', '2026-02-05'],
    ['1er août 2026', 'day_first', '2026-08-01'],
    ['November 5th, 2026', 'month_first', '2026-11-05'],
    ['5. Foo 2026', 'day_first', '5. Foo 2026'],
    ['20261105', 'year_first', '2026-11-05'],
    ['46350', 'year_first', '2026-11-24'],
    ['46350.75', 'year_first', '2026-11-24T18:00:00'],
    ['2026-11-21T08:30:00Z', 'day_first', '2026-11-21T08:30:00Z'],
    ['21/11/26', 'day_first', '21/11/26'],
    ['21/11.2026', 'day_first', '21/11.2026'],
    ['21/11/2026 soon', 'day_first', '21/11/2026 soon'],
  ] as const)('%s, %s: %s', (written, order, iso) => {
    expect(isoDate(written, order)).toBe(iso)
  })
})
