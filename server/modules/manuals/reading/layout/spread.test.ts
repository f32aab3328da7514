import { describe, expect, it } from 'vitest'
import type { PageText } from '../extract/page-text'
import { typedWords } from '../testing/typed-page'
import { layoutPages } from './layout-pages'
import { rowText } from './row'

/** A sheet of 792 × 612 points; the right half begins 70 characters after the left one. */
const sheet = (number: number, left: readonly string[], right: readonly string[], more: Partial<PageText> = {}) => ({
  number,
  width: 880,
  height: 612,
  words: typedWords(
    Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
      `${(left[at] ?? '').padEnd(72)}${right[at] ?? ''}`.trimEnd(),
    ),
    { from: 8 },
  ),
  ...more,
})

const regionsOf = (...pages: PageText[]) => layoutPages(pages).map(({ regions }) => regions.flat().map(rowText))

const lifting = [
  'Use the lifting yoke only, and nothing else.',
  'The weight of the generator set is 900 lbs.',
  'without the trailer and 1,450 lbs. with it.',
  '',
  'Never stand under a load that is lifted.',
]
const mounting = [
  'Bolt the set to the floor with four bolts.',
  'Leave thirty inches free around it, so that',
  'the doors can be opened. Its weight is',
  '900 lbs. without the fuel in the tank.',
]
const figures = ['Weight      900 lbs.', 'Length      62 in.', 'Width       31 in.']
const blank = Array.from({ length: 40 }, () => '')
const numbered = (lines: readonly string[], number: string) => [...lines, ...blank.slice(lines.length), number]

describe('two printed pages side by side on one sheet', () => {
  it('are read one after the other', () => {
    const [read] = regionsOf(sheet(1, lifting, mounting))
    expect(read).toEqual([...lifting.filter(Boolean), ...mounting])
  })

  it('are recognized by their page numbers, which are not text', () => {
    const [read] = regionsOf(sheet(1, numbered(lifting, '18'), numbered(figures, '19')))
    expect(read?.slice(0, 4)).toEqual(lifting.filter(Boolean))
    expect(read).toHaveLength(7)
    expect(read?.[4]).toBe('Weight 900 lbs.')
  })

  it('are divided in a manual whose other sheets are', () => {
    const pages = [1, 2, 3].map((number) => sheet(number, lifting, mounting))
    const read = regionsOf(...pages, sheet(4, ['Loads of the yoke', ...figures], mounting)).at(-1)
    expect(read?.slice(1, 4)).toEqual(figures.map((line) => line.replace(/ +/, ' ')))
  })

  it('count once if one page is printed twice', () => {
    expect(regionsOf(sheet(1, lifting, lifting))).toEqual([lifting.filter(Boolean)])
  })

  it('count twice if they differ in a figure', () => {
    const other = lifting.map((line) => line.replace('1,450', '1,540'))
    expect(regionsOf(sheet(1, lifting, other))).toEqual([[...lifting, ...other].filter(Boolean)])
  })
})

describe('a sheet that is one page', () => {
  it('keeps the rows of a wide table', () => {
    const faults = [
      'The engine does not start at all.',
      '',
      '',
      'The pump makes a loud noise here.',
      '',
      '',
      'The oil becomes too hot at work.',
    ]
    const remedies = [
      'Check the fuse of the starter motor.',
      '',
      '',
      'Fill the tank up to the upper mark.',
      '',
      '',
      'Clean the oil cooler with hot steam.',
    ]
    const more = ['', '', 'The brake does not hold the load.']
    const others = ['', '', 'Set the brake as chapter three says.']
    const [read] = regionsOf(sheet(1, [...faults, ...more], [...remedies, ...others]))
    expect(read?.[0]).toBe('The engine does not start at all. Check the fuse of the starter motor.')
  })

  it('is not divided if it is higher than wide', () => {
    const [read] = regionsOf(sheet(1, figures, figures, { height: 1200 }))
    expect(read?.[0]).toBe('Weight 900 lbs. Weight 900 lbs.')
  })
})
