import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseOrderLines } from './parse-order-lines'

const parsed = (pasted: string) => parseOrderLines(pasted).map(({ number, quantity }) => [number, quantity])

describe('a pasted line', () => {
  it.each([
    ['HX-250 4', 'HX-250', 4],
    ['HX-250  x 4', 'HX-250', 4],
    ['HX-250 x4', 'HX-250', 4],
    ['HX-250 (4)', 'HX-250', 4],
    ['HX-250: 4 pcs', 'HX-250', 4],
    ['HX-250 qty 4', 'HX-250', 4],
    ['4 x HX-250', 'HX-250', 4],
    ['4x HX-250', 'HX-250', 4],
    ['- HX-250 4', 'HX-250', 4],
    ['1. HX-250 4', 'HX-250', 4],
    ['HX-250;4', 'HX-250', 4],
    ['HX-250,4', 'HX-250', 4],
    ['HX-250\t4', 'HX-250', 4],
    ['4;HX-250', 'HX-250', 4],
    ['"HX-250";"4"', 'HX-250', 4],
    ['HX-250\tOil filter, engine\t4\t24.50', 'HX-250', 4],
    ['4512 330A 2', '4512 330A', 2],
    ['320-07155', '320-07155', 1],
    ['HX-250 - 4', 'HX-250', 4],
    ['HX-250', 'HX-250', 1],
    ['HX-250\tOil filter', 'HX-250', 1],
    ['HX-250 4.0', 'HX-250', 4],
  ])('"%s" is %s, %i times', (line, number, quantity) => {
    expect(parsed(line)).toEqual([[number, quantity]])
  })

  it.each([
    ...['HX-250\t0', 'HX-250\t1.5', 'HX-250\t-2', 'HX-250;-2', 'HX-250, -2', 'HX-250 0', 'HX-250 1,5', 'HX-250 -2'],
    ...['HX-250 −2', 'HX-250 -1.5', 'HX-250 x -2', 'HX-250: -2', 'HX-250, 1.5'],
  ])('"%s" has no valid quantity', (line) => {
    expect(parsed(line)).toEqual([['HX-250', undefined]])
  })
})

describe('a pasted list', () => {
  it('is read line by line, without blank lines and the head of a table', () => {
    expect(parsed('Part number\tQty\r\nHX-250\t4\r\n\r\n  \r\nHX-310\t2\r\n')).toEqual([
      ['HX-250', 4],
      ['HX-310', 2],
    ])
  })

  it('loses no line, whatever it has', () => {
    const line = fc.stringMatching(/^[A-Z]{2}-\d{3}[ \t;x,.()\d]{0,12}$/)
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        expect(parseOrderLines(lines.join('\n')).map(({ text }) => text)).toEqual(lines.map((one) => one.trim()))
      }),
    )
  })
})
