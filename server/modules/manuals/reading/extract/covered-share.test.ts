import { describe, expect, it } from 'vitest'
import { coveredShare } from './covered-share'

const box = (left: number, bottom: number, right: number, top: number) => ({ left, bottom, right, top })
const area = box(0, 0, 10, 10)

describe('coveredShare', () => {
  it('counts what several cover once', () => {
    expect(coveredShare(area, [box(0, 0, 6, 10), box(4, 0, 8, 10)])).toBeCloseTo(0.8)
    expect(coveredShare(area, [box(0, 0, 10, 5), box(2, 3, 4, 10), box(2, 3, 4, 10)])).toBeCloseTo(0.6)
  })

  it('ignores what is outside, and an area of nothing', () => {
    expect(coveredShare(area, [box(-5, -5, 5, 5), box(20, 20, 30, 30)])).toBeCloseTo(0.25)
    expect(coveredShare(area, [])).toBe(0)
    expect(coveredShare(box(3, 3, 3, 3), [area])).toBe(0)
  })
})
