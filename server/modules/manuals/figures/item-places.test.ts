import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PageText, QuarterTurn, Word } from '../reading/extract/page-text'
import type { Box } from '../reading/passage'
import { calloutsOf } from './callout'
import { itemPlaces } from './item-places'

const SIZE = 10
const word = (text: string, left: number, top: number, turn: QuarterTurn = 0): Word => ({
  ...{ text, left, top, right: left + text.length * SIZE * 0.5, bottom: top + SIZE },
  ...{ size: SIZE, bold: false, turn },
})

/** The words of a line with ordinary spaces. */
function line(text: string, left: number, top: number): Word[] {
  let at = left
  return text.split(' ').map((one) => {
    const next = word(one, at, top)
    at = next.right + SIZE * 0.3
    return next
  })
}

const pageOf = (words: Word[], number = 10): PageText => ({ number, width: 612, height: 792, words })

const callouts = calloutsOf(['1', '2', '3', '9', '10', '25', '28', '31'], undefined)
const itemsOn = (words: Word[], { rows = [] as Box[], neighbours = [] as PageText[] } = {}) =>
  itemPlaces(pageOf(words), { callouts, rows, neighbours }).map(({ item }) => item)

describe('the places of a list’s items in its figure', () => {
  it('are where the numbers are printed, each time', () => {
    const [first, second] = itemPlaces(pageOf([word('2', 306, 198), word('2', 100, 500), word('4', 200, 200)]), {
      ...{ callouts, rows: [], neighbours: [] },
    })
    expect(first).toMatchObject({ item: '2' })
    expect(first?.box.map((side) => Math.round(side * 100))).toEqual([50, 25, 51, 26])
    expect(second).toMatchObject({ item: '2' })
  })

  it('are those of a page that is turned, too', () => {
    const [place] = itemPlaces(pageOf([word('3', 100, 50, 1)]), { callouts, rows: [], neighbours: [] })
    expect(place?.box.map((side) => Math.round(side * 100))).toEqual([90, 13, 92, 13])
  })

  it('are numbers that are printed together', () => {
    expect(itemsOn([...line('10 thru 28', 100, 100), ...line('2 and 3', 300, 300)])).toEqual(['10', '28', '2', '3'])
  })

  it.each([
    'FOR THROTTLE SOLENOID SEE FIGURE 31',
    'PART OF ITEM 1',
    '25 mm',
    '10 March 2011',
    '9 / 10 / 2011',
    'Rev. 3',
    'Page 10 of 28',
    '2 1/2',
    'Sheet 1 of 2',
    '1. Remove the cover',
  ])('are no numbers of a text: %s', (text) => {
    expect(itemsOn(line(text, 100, 100))).toEqual([])
  })

  it('are no numbers of pages, on either side of a spread', () => {
    const next = { ...pageOf([word('11', 60, 750)], 11) }
    expect(itemsOn([word('10', 542, 750), word('9', 300, 300)], { neighbours: [next] })).toEqual(['9'])
    const other = { ...pageOf([word('29', 300, 750)], 11) }
    expect(itemsOn([word('28', 300, 750)], { neighbours: [other] })).toEqual([])
  })

  it('are a number that another page has at the same place without counting on', () => {
    const next = { ...pageOf([word('25', 300, 750)], 11) }
    expect(itemsOn([word('10', 300, 750)], { neighbours: [next] })).toEqual(['10'])
  })

  it('are outside of the list, also of its rows without a part number', () => {
    const rows: Box[] = [
      [0.1, 0.6, 0.9, 0.62],
      [0.1, 0.7, 0.9, 0.72],
    ]
    const inRow = word('1', 80, 0.61 * 792)
    const betweenRows = word('2', 80, 0.66 * 792)
    expect(itemsOn([inRow, betweenRows, word('3', 300, 200)], { rows })).toEqual(['3'])
  })

  it('are only numbers of the list, whatever else is printed', () => {
    const printed = fc.record({
      text: fc.oneof(
        fc.integer({ min: 0, max: 2030 }).map(String),
        fc.string({ unit: 'grapheme', maxLength: 8 }),
        fc.constantFrom('10', '28', '25 mm', '(3)', '2011-10-09', '3.5', '1/2'),
      ),
      left: fc.integer({ min: 0, max: 560 }),
      top: fc.integer({ min: 0, max: 780 }),
    })
    fc.assert(
      fc.property(fc.array(printed, { maxLength: 40 }), (all) => {
        const words = all.flatMap(({ text, left, top }) => (text.trim() === '' ? [] : [word(text, left, top)]))
        for (const { item, box } of itemPlaces(pageOf(words), { callouts, rows: [], neighbours: [] })) {
          expect([...callouts.values()]).toContain(item)
          const at = words.find(
            ({ left, top }) => Math.abs(left / 612 - box[0]) < 0.001 && Math.abs(top / 792 - box[1]) < 0.001,
          )
          expect(at?.text.normalize('NFKC').replace(/^\(?0*|\)$/g, '')).toBe(item)
        }
      }),
    )
  })
})
