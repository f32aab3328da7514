import { describe, expect, it } from 'vitest'
import { typedLayout } from '../testing/typed-page'
import { manualStyle, pageStyle } from './type-style'

const rows = Array.from({ length: 12 }, (_, index) => `Part ${index}     HW-${20000 + index}     Bolt`)

describe('the body style', () => {
  it('is that of most characters, not of most lines', () => {
    const layout = typedLayout(['A', 'B', 'C', 'The boom must be lowered before you leave the cab.'], { large: /boom/ })
    expect(manualStyle([layout])).toEqual({ bodySize: 15, bodyBold: false })
  })

  it('is that of running text, even if most characters are in tables', () => {
    const layout = typedLayout([...rows, '', '', 'Sound the horn and look around.'], { large: /horn/ })
    expect(manualStyle([layout]).bodySize).toBe(15)
  })

  it('is that of the tables if there is hardly anything else but headings, as in a parts catalogue', () => {
    const layout = typedLayout(['Axle', '', ...rows, '', 'Bolts', '', ...rows], {
      large: /Axle|Bolts/,
      bold: /Axle|Bolts/,
    })
    expect(manualStyle([layout])).toEqual({ bodySize: 10, bodyBold: false })
  })

  it('of a page is that of the manual even if its tables are set smaller, so that steps do not become headings', () => {
    const layout = typedLayout([...rows, 'Sound the horn and look around before you start to move.'], { large: /horn/ })
    expect(pageStyle(layout, { bodySize: 15, bodyBold: false }).bodySize).toBe(15)
  })

  it('of a page is its own if nothing on it has the body size of the manual', () => {
    expect(pageStyle(typedLayout(rows), { bodySize: 12, bodyBold: false }).bodySize).toBe(10)
  })

  it('of a page with few words is that of the manual', () => {
    const manual = { bodySize: 12, bodyBold: true }
    expect(pageStyle(typedLayout(['Figure 1']), manual)).toBe(manual)
  })
})
