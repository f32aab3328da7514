import { describe, expect, it } from 'vitest'
import { imageSizes, readingZoom, shownWidth, withinLimits } from './zoom'

describe('"the page view opens zoomed to the marked passage"', () => {
  const phone = 358
  const letter = 612

  it('a passage that is half as wide as the page fills the room beside its number', () => {
    const zoom = readingZoom(phone, letter, [[0.1, 0.2, 0.6, 0.22]])
    expect(Number(zoom) * 816 * 0.5).toBeCloseTo(phone - 64)
  })

  it('a long row is whole in view: it is as large as there is room', () => {
    const zoom = readingZoom(phone, letter, [[0.1, 0.2, 0.85, 0.22]])
    expect(Number(zoom) * 816 * 0.75).toBeLessThanOrEqual(phone)
    expect(readingZoom(phone, letter, [[0.05, 0.2, 0.95, 0.22]])).toBe('fit')
  })

  it('a word does not fill the screen', () => {
    expect(readingZoom(phone, letter, [[0.4, 0.2, 0.45, 0.22]])).toBe(1.5)
  })

  it('all lines of the passage count', () => {
    const lines = [
      [0.3, 0.2, 0.5, 0.22],
      [0.1, 0.22, 0.3, 0.24],
    ]
    expect(readingZoom(phone, letter, lines)).toBe(readingZoom(phone, letter, [[0.1, 0.2, 0.5, 0.24]]))
  })

  it('without a passage, or room, the page fits', () => {
    expect(readingZoom(phone, letter, [])).toBe('fit')
    expect(readingZoom(0, letter, [[0.1, 0.2, 0.6, 0.22]])).toBe('fit')
  })
})

it('zooms in shares of the printed size: 612 points are 816 pixels', () => {
  expect([shownWidth('fit', 612), shownWidth(1, 612), shownWidth(1.5, 612)]).toEqual(['100%', '816px', '1224px'])
  expect(imageSizes(2, 612)).toBe('1632px')
})

it('a pinch has limits', () => {
  expect([withinLimits(0.01), withinLimits(1.3), withinLimits(40)]).toEqual([0.25, 1.3, 4])
})
