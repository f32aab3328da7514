import { describe, expect, it } from 'vitest'
import { clampPage } from './clamp-page'

describe('clampPage', () => {
  it.each([
    [0, 1],
    [-3, 1],
    [12.4, 12],
    [999, 248],
    [Number.NaN, 1],
  ])('page %s of 248 is %s', (page, shown) => {
    expect(clampPage(page, 248)).toBe(shown)
  })
})
