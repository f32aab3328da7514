import { describe, expect, it } from 'vitest'
import { typedRows } from '../testing/typed-page'
import { toRegions } from './columns'
import { rowText } from './row'

const read = (lines: string[]) => toRegions(typedRows(lines)).map((rows) => rows.map(rowText))

const sideBySide = (left: string[], right: string[]) =>
  left.map((line, index) => `${line.padEnd(42)}${right[index] ?? ''}`)

const left = [
  'The hydraulic pump of the loader draws',
  'its oil from the tank behind the cab',
  'and feeds it to the valve block on the',
  'front frame, from where the lines lead',
  'to the lift and the tilt cylinders.',
]
const right = [
  'Warm the oil before you measure the',
  'pressure: let the engine run for ten',
  'minutes and work the lift arms to the',
  'stops several times. Then read the',
  'gauge at full throttle and note it.',
]

describe('toRegions', () => {
  it('separates two columns of running text', () => {
    expect(read(sideBySide(left, right))).toEqual([left, right])
  })

  it('puts a heading across both columns first', () => {
    const heading = 'Checking the working pressure of the Harrow WL-120 hydraulics with a gauge'
    expect(read([heading, '', ...sideBySide(left, right)])).toEqual([[heading], left, right])
  })

  it('keeps the rows of a table together', () => {
    const table = [
      'Item      Description                      Part number      Qty',
      '1         Filter element                   HW-10442         1',
      '2         Seal ring                        HW-10443         2',
      '3         Hexagon bolt                     HW-20071         6',
      '4         Washer                           HW-20072         6',
      '5         Cover plate                      HW-10450         1',
    ]
    expect(read(table)).toHaveLength(1)
  })

  it('returns one region for a page without columns', () => {
    expect(read(left)).toEqual([left])
    expect(read([])).toEqual([])
  })
})
