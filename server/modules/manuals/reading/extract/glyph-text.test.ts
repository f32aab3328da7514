import { describe, expect, it } from 'vitest'
import { glyphText, isSpace } from './glyph-text'

describe('glyphText', () => {
  it('expands ligatures', () => {
    expect([0xfb01, 0xfb02, 0xfb03].map(glyphText)).toEqual(['fi', 'fl', 'ffi'])
  })

  it('returns a plain hyphen for soft, non-breaking and line-end hyphens', () => {
    expect([0xad, 0x2011, 0x02, 0xfffe].map(glyphText)).toEqual(['-', '-', '-', '-'])
  })

  it('returns one character for all bullets and keeps letters of other languages', () => {
    expect([0xf0b7, 0x25cf, 0xf1, 0xb0].map(glyphText)).toEqual(['•', '•', 'ñ', '°'])
  })

  it('maps symbol fonts to ASCII and omits codes without text', () => {
    expect([0xf041, 0xe123, 0x07, 0xfffd].map(glyphText)).toEqual(['A', '', '', ''])
  })

  it('omits what is not seen: joiners, marks of direction and tags', () => {
    expect([0x200d, 0x200e, 0x202e, 0x2066, 0x061c, 0xe0041].map(glyphText).join('')).toBe('')
  })

  it('recognizes every kind of space', () => {
    expect([0x20, 0xa0, 0x2009, 0x3000].every(isSpace)).toBe(true)
    expect(isSpace(0x41)).toBe(false)
  })
})
