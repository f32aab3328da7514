import { describe, expect, it } from 'vitest'
import { textWidth } from './column'

const breaks = (text: unknown, onCard?: 'title') => textWidth(text, onCard).includes('wrap-anywhere')

describe('the width of a column', () => {
  it('a number keeps its line, also one that opens its row', () => {
    for (const number of ['SO-1042', '320-07309', 'MQ-2026-000418-B']) {
      expect(textWidth(number, 'title')).toContain('whitespace-nowrap')
      expect(breaks(number, 'title')).toBe(false)
    }
  })

  it('words and addresses of an ordinary length are never broken inside', () => {
    for (const text of [
      'Ridgeline Quarry',
      'Behind the crusher, next to the wash plant',
      'operator@ridgeline.example',
    ]) {
      expect(breaks(text)).toBe(false)
    }
  })

  it('a text without blanks breaks anywhere, instead of taking the width of the other columns', () => {
    for (const text of ['A1B2C3D4E5'.repeat(10), `PO ${'7'.repeat(60)}`]) {
      expect(breaks(text)).toBe(true)
      expect(textWidth(text, undefined)).toContain('max-w-80')
    }
  })

  it('a name that is more than its text may be as long as somebody typed it', () => {
    expect(breaks(undefined, 'title')).toBe(true)
    expect(breaks(undefined)).toBe(false)
  })
})
