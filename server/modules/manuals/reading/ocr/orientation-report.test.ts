import { describe, expect, it } from 'vitest'
import { scriptOf, turnOf } from './orientation-report'

const report = (rotate: number, confidence = 6.93, script = 'Latin', scriptConfidence = 2.22) => `Page number: 0
Orientation in degrees: ${(360 - rotate) % 360}
Rotate: ${rotate}
Orientation confidence: ${confidence}
Script: ${script}
Script confidence: ${scriptConfidence}
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

describe('scriptOf', () => {
  it('is the name of the script, unless it is a guess', () => {
    expect(scriptOf(report(0, 9, 'Cyrillic', 4.04))).toBe('Cyrillic')
    expect(scriptOf(report(0, 9, 'Cyrillic', 0.3))).toBeUndefined()
    expect(scriptOf('')).toBeUndefined()
  })
})
