import { describe, expect, it } from 'vitest'
import { turnOf } from './rotation'

const report = (rotate: number, confidence = 6.93) => `Page number: 0
Orientation in degrees: ${(360 - rotate) % 360}
Rotate: ${rotate}
Orientation confidence: ${confidence}
Script: Latin
Script confidence: 2.22
`

describe('turnOf', () => {
  it('is the turn of the text, not of the correction', () => {
    expect([0, 90, 180, 270].map((rotate) => turnOf(report(rotate)))).toEqual([0, 3, 2, 1])
  })

  it('ignores a rotation that is a guess, and a page without a report', () => {
    expect(turnOf(report(180, 0.4))).toBe(0)
    expect(turnOf('')).toBe(0)
  })
})
