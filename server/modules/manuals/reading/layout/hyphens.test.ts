import { describe, expect, it } from 'vitest'
import { typedPage } from '../testing/typed-page'
import { layoutPages } from './layout-pages'
import { rowText } from './row'

const read = (lines: string[]) =>
  layoutPages([typedPage(1, lines)]).flatMap((page) => page.stretches.flat().map(rowText))

describe('words broken at a line end', () => {
  it('become whole on the first line', () => {
    expect(read(['Check the belt of the compres-', 'sor for cracks.'])).toEqual([
      'Check the belt of the compressor',
      'for cracks.',
    ])
  })

  it('keep a hyphen that is their own, as the manual shows elsewhere', () => {
    expect(read(['A high-pressure line leads to the high-', 'pressure pump.'])).toEqual([
      'A high-pressure line leads to the high-pressure',
      'pump.',
    ])
  })

  it('keep a hyphen between two words that the manual knows', () => {
    expect(read(['The four wheel drive has a drive wheel', 'and a wheel-', 'drive shaft.'])).toContain(
      'and a wheel-drive',
    )
  })

  it('leave a dash before a number or a name alone', () => {
    expect(read(['Use part WL-', '120 only.'])).toEqual(['Use part WL-', '120 only.'])
  })
})

describe('words broken within a narrow column head', () => {
  it('become whole when the manual knows them', () => {
    const lines = ['Ite  Measure    Value', 'm', '1    Brake disc  4.8 mm', 'Order by item and number.']
    expect(read(lines)[0]).toBe('Item Measure Value')
  })

  it('become whole when a plural is cut', () => {
    expect(read(['Fuse   Ampere   Circuit', '       s', '1      15       Horn'])[0]).toBe('Fuse Amperes Circuit')
  })

  it('stay apart when the piece is a word or unit of its own', () => {
    expect(read(['Item   Height   Use', '       mm', '1      15       Horn'])).toContain('mm')
  })
})
