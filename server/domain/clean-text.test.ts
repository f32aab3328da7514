import { describe, expect, it } from 'vitest'
import { severalLines, singleLine } from './clean-text'

describe('text as it is stored', () => {
  it.each([
    ['Ridgeline\nQuarry', 'Ridgeline Quarry'],
    ['Ridgeline \r\n\t Quarry\n', 'Ridgeline Quarry'],
    ['Ridge\u2028line', 'Ridge line'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['Ridge\u200e\u2066line\u2069\u0007', 'Ridgeline'],
    ['Öl, масло, 油, 🛢, क्‍ष', 'Öl, масло, 油, 🛢, क्‍ष'],
    ['two  spaces ', 'two  spaces '],
    ['zero \0', 'zero \0'],
  ])('in one line: %j', (typed, stored) => {
    expect(singleLine(typed)).toBe(stored)
  })

  it.each([
    ['one\r\ntwo\rthree\u2029four', 'one\ntwo\nthree\nfour'],
    ['\u202eone\u0007\ttwo\n', 'one\ttwo\n'],
  ])('in several lines: %j', (typed, stored) => {
    expect(severalLines(typed)).toBe(stored)
  })
})
