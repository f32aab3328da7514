import { describe, expect, it } from 'vitest'
import { typedLayout } from '../testing/typed-page'
import { manualStyle, pageStyle } from './type-style'

const rows = Array.from({ length: 12 }, (_, index) => `Part ${index}     HW-${20000 + index}     Bolt`)

describe('the usual type', () => {
  it('is what most letters are set in, not most lines', () => {
    const layout = typedLayout(['A', 'B', 'C', 'The boom must be lowered before you leave the cab.'], { large: /boom/ })
    expect(manualStyle([layout])).toEqual({ bodySize: 15, bodyBold: false })
  })

  it('of a page stays that of the manual where its tables are set smaller, so that steps are no headings', () => {
    const layout = typedLayout([...rows, 'Sound the horn and look around before you start to move.'], { large: /horn/ })
    expect(pageStyle(layout, { bodySize: 15, bodyBold: false }).bodySize).toBe(15)
  })

  it('of a page is its own where nothing is set like the rest of the manual', () => {
    expect(pageStyle(typedLayout(rows), { bodySize: 12, bodyBold: false }).bodySize).toBe(10)
  })

  it('of a page with few words is that of the manual', () => {
    const manual = { bodySize: 12, bodyBold: true }
    expect(pageStyle(typedLayout(['Figure 1']), manual)).toBe(manual)
  })
})
