import { describe, expect, it } from 'vitest'
import type { Passage } from '../reading/passage'
import type { Stretch } from './excerpt'
import { MAX_MARKED_CHARACTERS, showPage } from './shown-page'
import { readTerms } from './terms'

/** A passage whose lines stand one below the other, each a tenth of the page high. */
function passageOf(lines: string[], { from = 0, headings = ['Care'] } = {}): Passage {
  return {
    kind: 'text',
    page: 4,
    headings,
    text: lines.join('\n'),
    lines: lines.map((text, index) => ({ text, box: [0.1, (from + index) / 10, 0.9, (from + index + 1) / 10] })),
  }
}

const shown = (typed: string, ...passages: Passage[]) => showPage(passages, readTerms(typed))
const markedIn = (stretches: Stretch[]) => stretches.filter(({ marked }) => marked).map(({ text }) => text)
const textOf = (stretches: Stretch[]) => stretches.map(({ text }) => text).join('')

describe('what is shown of a page', () => {
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

  it('gives the boxes of the lines that hold a word, once where passages overlap', () => {
    const passage = passageOf(['Check the oil.', 'Close the cap.', 'Use engine', 'oil only.'])
    const overlapping = passageOf(['Use engine', 'oil only.'], { from: 2 })
    expect(shown('oil', overlapping, passage).boxes.map(([, top]) => top)).toEqual([0, 0.3])
    expect(shown('"engine oil"', passage, overlapping).boxes.map(([, top]) => top)).toEqual([0.2, 0.3])
  })

  it('marks a heading, though nothing on the page is', () => {
    const { heading, boxes } = shown('cooling', passageOf(['Capacity | 13.5'], { headings: ['Fluids', '8.2 Cooling'] }))
    expect(heading).toEqual([
      { text: '8.2 ', marked: false },
      { text: 'Cooling', marked: true },
    ])
    expect(boxes).toEqual([])
  })

  it('tells the lines around the one with most of the words, and not the whole passage', () => {
    const around = Array.from({ length: 12 }, (_, index) => `Line ${index} about the oil of the loader and its care.`)
    const { excerpt } = shown('oil drain', passageOf([...around, 'Drain the oil.', 'Then close the plug.']))
    expect(textOf(excerpt)).toMatch(/Drain the oil\. Then close the plug\.$/)
    expect(textOf(excerpt).length).toBeLessThan(260)
  })

  it('cuts a line that is far too long around the first word found', () => {
    const long = `${'word '.repeat(400)}coolant ${'word '.repeat(400)}`
    const text = textOf(shown('coolant', passageOf([long])).excerpt)
    expect(text).toMatch(/^… .*coolant.* …$/)
    expect(text.length).toBeLessThan(300)
  })

  it('keeps what looks like markup as the text that it is', () => {
    const { excerpt } = shown('alert', passageOf(['<b>alert</b>(1)']))
    expect(textOf(excerpt)).toBe('<b>alert</b>(1)')
  })

  it('marks a phrase that goes on from a line of an earlier passage', () => {
    const earlier = passageOf(['Oil of the axle.', 'Use engine'])
    const later = passageOf(['Use engine', 'oil only.'], { from: 1 })
    expect(shown('"engine oil"', earlier, later).boxes.map(([, top]) => top)).toEqual([0.1, 0.2])
  })
})

describe('a page that was made to be slow', () => {
  // Each of these took minutes while dashes were followed anew for every word, and marks compared with every line.
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

  it('is marked as far as its bound, with the best passage before the others', () => {
    const best = passageOf(['oil '.repeat(5000)])
    const other = passageOf(['More oil.'], { from: 2 })
    expect(shown('oil', best, other).boxes.map(([, top]) => top)).toEqual([0])
    expect(shown('oil', other, best).boxes.map(([, top]) => top)).toEqual([0, 0.2])
  })
})
