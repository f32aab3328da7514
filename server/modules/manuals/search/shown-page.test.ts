import { describe, expect, it } from 'vitest'
import type { Passage } from '../reading/passage'
import type { TextSegment } from './excerpt'
import { MAX_MARKED_CHARACTERS, toShownPage } from './shown-page'
import { parseTerms } from './terms'

/** A passage of lines that are each a tenth of the page high. */
function passageOf(lines: string[], { from = 0, headings = ['Care'] } = {}): Passage {
  return {
    kind: 'text',
    page: 4,
    headings,
    text: lines.join('\n'),
    lines: lines.map((text, index) => ({ text, box: [0.1, (from + index) / 10, 0.9, (from + index + 1) / 10] })),
  }
}

const shown = (typed: string, ...passages: Passage[]) => toShownPage(passages, parseTerms(typed))
const markedIn = (segmentText: TextSegment[]) => segmentText.filter(({ marked }) => marked).map(({ text }) => text)
const textOf = (segmentText: TextSegment[]) => segmentText.map(({ text }) => text).join('')

describe('toShownPage', () => {
  it.each([
    ['filter', ['Filters']],
    ['filters', ['Filters']],
    ['HX-250', ['HX-250', 'HX250']],
    ['hx250', ['HX-250', 'HX250']],
    ['"hx 250"', ['HX-250']],
    ['250', ['250']],
    ['hx-25', ['HX-250', 'HX250']],
    ['"hx-25"', []],
    ['deposito', ['Depósito']],
    ['hydraulic', ['hy\u00addraulic']],
  ])('%s marks the words as they are written', (typed, expected) => {
    const passage = passageOf(['Filters HX-250 and HX250, Depósito, hy\u00addraulic'])
    expect(markedIn(shown(typed, passage).excerpt)).toEqual(expected)
  })

  it('returns the boxes of matching lines, once for overlapping passages', () => {
    const passage = passageOf(['Check the oil.', 'Close the cap.', 'Use engine', 'oil only.'])
    const overlapping = passageOf(['Use engine', 'oil only.'], { from: 2 })
    expect(shown('oil', overlapping, passage).boxes.map(([, top]) => top)).toEqual([0, 0.3])
    expect(shown('"engine oil"', passage, overlapping).boxes.map(([, top]) => top)).toEqual([0.2, 0.3])
  })

  it('marks a heading even if nothing else on the page matches', () => {
    const { heading, boxes } = shown('cooling', passageOf(['Capacity | 13.5'], { headings: ['Fluids', '8.2 Cooling'] }))
    expect(heading).toEqual([
      { text: '8.2 ', marked: false },
      { text: 'Cooling', marked: true },
    ])
    expect(boxes).toEqual([])
  })

  it('excerpts the lines around the one with the most terms', () => {
    const around = Array.from({ length: 12 }, (_, index) => `Line ${index} about the oil of the loader and its care.`)
    const { excerpt } = shown('oil drain', passageOf([...around, 'Drain the oil.', 'Then close the plug.']))
    expect(textOf(excerpt)).toMatch(/Drain the oil\. Then close the plug\.$/)
    expect(textOf(excerpt).length).toBeLessThan(260)
  })

  it('shortens a long line around the first match', () => {
    const long = `${'word '.repeat(400)}coolant ${'word '.repeat(400)}`
    const text = textOf(shown('coolant', passageOf([long])).excerpt)
    expect(text).toMatch(/^… .*coolant.* …$/)
    expect(text.length).toBeLessThan(300)
  })

  it('returns markup as plain text', () => {
    const { excerpt } = shown('alert', passageOf(['<b>alert</b>(1)']))
    expect(textOf(excerpt)).toBe('<b>alert</b>(1)')
  })

  it('marks a phrase that starts on a line of an earlier passage', () => {
    const earlier = passageOf(['Oil of the axle.', 'Use engine'])
    const later = passageOf(['Use engine', 'oil only.'], { from: 1 })
    expect(shown('"engine oil"', earlier, later).boxes.map(([, top]) => top)).toEqual([0.1, 0.2])
  })
})

describe('a page designed to be slow', () => {
  // Each took minutes when hyphens were resolved again for every word and marks were compared with every line.
  it.each([
    ['letters tied by dashes', 'a-'.repeat(10_000), 'a'.repeat(150)],
    ['one letter for a line', 'a\n'.repeat(10_000), 'a aa aaa "a a" "a a a" "a a a a" "a a a a a a a a a"'],
    ['twelve words everywhere', 'w1 w2 w3 w4 w5 w6 '.repeat(1_100), 'w w1 w2 w3 w4 w5 w6 "w1" "w2" "w3" "w4" "w5"'],
  ])('is marked to its end all the same: %s', (_, text, typed) => {
    const lines = passageOf(text.split('\n'))
    const { boxes, excerpt } = shown(typed, lines, lines)
    expect(boxes.length).toBeLessThanOrEqual(MAX_MARKED_CHARACTERS)
    expect(textOf(excerpt).length).toBeLessThan(500)
  })

  it('is marked up to the limit, best passage first', () => {
    const best = passageOf(['oil '.repeat(5000)])
    const other = passageOf(['More oil.'], { from: 2 })
    expect(shown('oil', best, other).boxes.map(([, top]) => top)).toEqual([0])
    expect(shown('oil', other, best).boxes.map(([, top]) => top)).toEqual([0, 0.2])
  })
})
