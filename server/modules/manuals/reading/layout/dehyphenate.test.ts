import { describe, expect, it } from 'vitest'
import { typedPage } from '../testing/typed-page'
import { layoutPages } from './layout-pages'
import { rowText } from './row'

const read = (lines: string[]) => layoutPages([typedPage(1, lines)]).flatMap((page) => page.regions.flat().map(rowText))

describe('words broken at a line end', () => {
  it('are joined on the first line', () => {
    expect(read(['Check the belt of the compres-', 'sor for cracks.'])).toEqual([
      'Check the belt of the compressor',
      'for cracks.',
    ])
  })

  it('keep a hyphen that the manual uses elsewhere in the same word', () => {
    expect(read(['A high-pressure line leads to the high-', 'pressure pump.'])).toEqual([
      'A high-pressure line leads to the high-pressure',
      'pump.',
    ])
  })

  it('keep a hyphen between two words of the manual', () => {
    expect(read(['The four wheel drive has a drive wheel', 'and a wheel-', 'drive shaft.'])).toContain(
      'and a wheel-drive',
    )
  })

  it('keep a dash before a number or a name', () => {
    expect(read(['Use part WL-', '120 only.'])).toEqual(['Use part WL-', '120 only.'])
  })
})

describe('words broken in a narrow column header', () => {
  it('are joined if they are words of the manual', () => {
    const lines = ['Ite  Measure    Value', 'm', '1    Brake disc  4.8 mm', 'Order by item and number.']
    expect(read(lines)[0]).toBe('Item Measure Value')
  })

  it('are joined if the plural was broken off', () => {
    expect(read(['Fuse   Ampere   Circuit', '       s', '1      15       Horn'])[0]).toBe('Fuse Amperes Circuit')
  })

  it('remain separate if the fragment is a word or unit', () => {
    expect(read(['Item   Height   Use', '       mm', '1      15       Horn'])).toContain('mm')
  })
})
