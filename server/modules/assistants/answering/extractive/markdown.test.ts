import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeMarkdown, shorten } from './markdown'

describe('escapeMarkdown (behaviour, 5: text in a manual is data)', () => {
  it.each([
    ['[click](http://harm.example)', '\\[click\\](http\\://harm.example)'],
    ['see [2]', 'see \\[2\\]'],
    ['<script>', '\\<script\\>'],
    ['*bold* _x_ `code`', '\\*bold\\* \\_x\\_ \\`code\\`'],
    ['www.harm.example', 'www\\.harm.example'],
    ['# Title', '\\# Title'],
    ['- item', '\\- item'],
    ['1. item', '1\\. item'],
    ['&lt;', '\\&lt;'],
  ])('makes %s stand as it is', (text, expected) => {
    expect(escapeMarkdown(text)).toBe(expected)
  })

  it.each(['1-8-7-2', 'R-67 at 4.8 V', '#3103 variable'.slice(1), '10.5 bar', '50 % & more'])(
    'leaves %s readable',
    (text) => {
      expect(escapeMarkdown(text)).toBe(text)
    },
  )

  it('preserves all letters and digits, whatever the text', () => {
    const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(bare(escapeMarkdown(text))).toBe(bare(text))
      }),
    )
  })

  it('leaves no unescaped bracket', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(escapeMarkdown(`[1]${text}[2]`).replace(/\\./gs, '')).not.toMatch(/\[\d\]/)
      }),
    )
  })
})

describe('shorten', () => {
  it('shortens at a word boundary with an ellipsis', () => {
    expect(shorten('Remove the drain plug', 15)).toBe('Remove the…')
    expect(shorten('Remove', 15)).toBe('Remove')
  })

  it('never exceeds the limit', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (text, limit) => {
        expect(shorten(text, limit).length).toBeLessThanOrEqual(limit)
      }),
    )
  })
})
