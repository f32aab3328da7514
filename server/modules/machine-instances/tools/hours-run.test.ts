import { describe, expect, it } from 'vitest'
import { day } from '../../../domain/day'
import { runBetween, totalRun } from './hours-run'

const read = (at: string, total: number) => ({ takenAt: new Date(`${at}T12:00:00Z`), total })
const readings = [read('2026-11-13', 1300), read('2026-10-30', 1200), read('2026-10-02', 1000), read('2026-09-18', 900)]
const october = { from: day('2026-10-01'), to: day('2026-10-31') }
const utc = { timeZone: 'UTC' }

describe('what a machine has run in a period', () => {
  it('is between the readings nearest to its ends', () => {
    expect(runBetween(readings, october, utc)).toEqual({
      tenths: 200,
      from: new Date('2026-10-02T12:00:00Z'),
      to: new Date('2026-10-30T12:00:00Z'),
    })
  })

  it('is up to the last reading where the period has no end', () => {
    expect(runBetween(readings, { from: day('2026-10-30') }, utc)).toMatchObject({ tenths: 100 })
  })

  it.each([
    ['no reading', []],
    ['one reading', [read('2026-10-10', 1000)]],
    ['readings outside alone', [read('2026-09-01', 900), read('2026-12-01', 1400)]],
  ])('is unknown with %s', (_, few) => {
    expect(runBetween(few, october, utc)).toBeUndefined()
  })
})

it('hours and kilometres are not added up', () => {
  expect(
    totalRun([
      { unit: 'hours', tenths: 10 },
      { unit: 'km', tenths: 10 },
      { unit: 'hours', tenths: 10 },
    ]),
  ).toEqual([
    { unit: 'hours', tenths: 20 },
    { unit: 'km', tenths: 10 },
  ])
})
