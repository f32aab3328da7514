import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toBox, toQuarterTurn, toRenderedPoint, toUprightPoint } from './coordinates'

const page = { width: 600, height: 800 }
const turn = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const)
const point = fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 800 }))

describe('page coordinates', () => {
  it('returns the same point after conversion to upright and back', () => {
    fc.assert(
      fc.property(turn, point, (turned, [x, y]) => {
        const [left, top] = toUprightPoint(page, turned, x, y)
        const [boxLeft, boxTop, boxRight, boxBottom] = toBox(page, turned, { left, top, right: left, bottom: top })
        expect([boxLeft, boxRight]).toEqual([expect.closeTo(x / 600, 3), expect.closeTo(x / 600, 3)])
        expect([boxTop, boxBottom]).toEqual([expect.closeTo(y / 800, 3), expect.closeTo(y / 800, 3)])
      }),
    )
  })

  it('clamps boxes between 0 and 1 wherever the text was drawn', () => {
    const edge = fc.integer({ min: -2000, max: 2000 })
    fc.assert(
      fc.property(turn, edge, edge, edge, edge, (turned, left, top, right, bottom) => {
        for (const side of toBox(page, turned, { left, top, right, bottom })) {
          expect(side).toBeGreaterThanOrEqual(0)
          expect(side).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it('applies the rotation and cropping of a page', () => {
    const frame = { width: 800, height: 600, left: 10, bottom: 20, rotation: 1 }
    expect(toRenderedPoint(frame, 10, 20)).toEqual([0, 0])
    expect(toRenderedPoint({ ...frame, width: 600, height: 800, rotation: 0 }, 10, 20)).toEqual([0, 800])
    expect(toRenderedPoint({ ...frame, width: 600, height: 800, rotation: 2 }, 10, 20)).toEqual([600, 0])
    expect(toRenderedPoint({ ...frame, rotation: 3 }, 10, 20)).toEqual([800, 600])
  })

  it('normalizes quarter turns', () => {
    expect([-1, 0, 3, 4, 6].map(toQuarterTurn)).toEqual([3, 0, 3, 0, 2])
  })
})
