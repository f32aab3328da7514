import { describe, expect, it } from 'vitest'
import type { Passage } from '../../server/modules/manuals'
import type { ReadManual } from '../../server/modules/manuals/reading/read-manual'
import { makeManual } from './make-manual'

const box = [0, 0, 1, 1] as const
const text = (page: number, sentence: string): Passage => ({
  ...{ kind: 'text', page, headings: ['Capacities'], text: sentence },
  lines: [{ text: sentence, box }],
})
const source: ReadManual = {
  pages: Array.from({ length: 3 }, () => ({ width: 595, height: 842 })),
  pagesWithoutText: [3],
  ocrPages: 0,
  unreadablePages: 0,
  pageTexts: [],
  passages: [
    text(1, 'The engine takes 13 litres of lubricating oil through the upper filler opening.'),
    text(1, 'Replace the cartridge whenever the indicator reports contamination.'),
    text(2, 'The hydraulic reservoir contains 96 litres including both travel circuits.'),
  ],
  parts: [],
}

describe('a made manual', () => {
  const made = makeManual([source], 60, 7)

  it('has as many pages as required, each with the passages of a page with text', () => {
    expect(made.pages).toHaveLength(60)
    const counts = made.pages.map((_, index) => made.passages.filter(({ page }) => page === index + 1).length)
    expect(new Set(counts)).toEqual(new Set([1, 2]))
  })

  it('is the same for the same seed, and another one for another', () => {
    expect(makeManual([source], 60, 7)).toEqual(made)
    expect(makeManual([source], 60, 8)).not.toEqual(made)
  })

  it('has words and figures of its own', () => {
    const wordsOf = (manual: ReadManual) =>
      new Set(manual.passages.flatMap((one) => one.text.match(/[\p{L}\d]+/gu) ?? []))
    const known = wordsOf(source)
    expect([...wordsOf(made)].filter((word) => !known.has(word)).length).toBeGreaterThan(10)
    expect([...wordsOf(made)].filter((word) => known.has(word)).length).toBeGreaterThan(10)
  })

  it('has the same words in the lines of a passage as in its text', () => {
    for (const passage of made.passages) expect(passage.lines.map((line) => line.text).join('\n')).toBe(passage.text)
  })
})
