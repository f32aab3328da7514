import { describe, expect, it } from 'vitest'
import { structurePages } from '../read-manual'
import { typedPage } from '../testing/typed-page'
import { slantedPage } from './testing/slanted-page'
import { toPageWords } from './to-page-words'
import { type ImageWord, parseTsv } from './tsv'

/** In points; scanning at an angle has enlarged the page. */
const width = (2607 / 300) * 72
const height = (3344 / 300) * 72

const words = toPageWords(parseTsv(slantedPage), { width, turn: 0 })
const word = (text: string) => words.find((one) => one.text === text)

describe('the words of a page that was scanned at an angle', () => {
  it('have the type size of their line', () => {
    expect(word('Hydraulic')?.size).toBeGreaterThan(16.5)
    expect(word('Hydraulic')?.size).toBeLessThan(20)
    const body = words.filter(({ text }) => /^(Check|every|500|sight|Tank|gear)$/.test(text)).map(({ size }) => size)
    expect(new Set(body).size).toBe(1)
    expect(Math.abs((body[0] ?? 0) - 11)).toBeLessThan(1.1)
  })

  it('are on one level in each line, and in each row of a table', () => {
    expect(word('Check')?.bottom).toBe(word('glass.')?.bottom)
    expect(Math.abs((word('Swing')?.bottom ?? 0) - (word('SAE')?.bottom ?? 0))).toBeLessThan(2)
  })

  it('are read as lines, headings and tables', () => {
    const { passages } = structurePages([{ number: 1, width, height, words, ocr: true }])
    expect(passages.every(({ ocr, headings }) => ocr && headings[0] === 'Hydraulic system')).toBe(true)
    const text = passages.map((passage) => passage.text).join('\n')
    expect(text).toContain('Check the level every 10 hours and fill up to the upper mark of the sight glass.\nReplace')
    expect(text).toMatch(/Swing gear \W? ?4.5 ?L \W? ?SAE 80W-90/)
  })

  it('have a turn of their own along the side', () => {
    expect(words.filter(({ turn }) => turn === 3).map(({ text }) => text)).toEqual([
      'Form',
      '4711',
      'printed',
      'in',
      'winter',
    ])
    expect(word('Form')?.left).toBeLessThan(word('winter')?.left ?? 0)
  })
})

describe('noise', () => {
  const line = (texts: [text: string, confidence: number][]) =>
    toPageWords(
      {
        width: 2550,
        height: 3300,
        words: texts.map(([text, confidence], index): ImageWord => {
          const left = 300 + index * 250
          return { text, confidence, left, right: left + 200, top: 500, bottom: 535, line: '1' }
        }),
      },
      { width: 612, turn: 0 },
    ).map(({ text }) => text)

  it('of leader dots and dust is omitted', () => {
    const dots = ['„oceeoeecoee', '9000700', 'co', '|'].map((text): [string, number] => [text, 12])
    expect(line([['Lubrication', 92], ...dots, ['7.15', 90]])).toEqual(['Lubrication', '7.15'])
  })

  it('is not an uncertain word among certain ones', () => {
    expect(
      line([
        ['to', 96],
        ['be', 95],
        ['checked', 20],
        ['within', 94],
        ['a', 92],
        ['day', 96],
      ]),
    ).toContain('checked')
  })

  it('is cleaned from words: ligatures, soft hyphens', () => {
    expect(
      line([
        ['ﬁlter', 95],
        ['WL\u00ad120', 95],
      ]),
    ).toEqual(['filter', 'WL-120'])
  })

  it('is a capital I in a unit of weight', () => {
    const misread = ['900', 'Ibs.', '(45', 'Ib-ft)', 'ft-Ib', '12Ibs', 'class', 'Ib']
    const units = ['900', 'lbs.', '(45', 'lb-ft)', 'ft-lb', '12lbs', 'class', 'Ib']
    expect(line(misread.map((text) => [text, 95]))).toEqual(units)
  })
})

it('recognized and extracted pages of one manual are read together', () => {
  const recognized = { number: 2, width, height, words, ocr: true as const }
  const { passages, ocrPages } = structurePages([
    typedPage(1, ['The engine is started with the key.'], { from: 12 }),
    recognized,
  ])
  expect(ocrPages).toBe(1)
  expect(passages.map(({ page, ocr }) => [page, ocr])).toContainEqual([1, undefined])
  expect(passages.filter(({ page }) => page === 2).every(({ ocr }) => ocr)).toBe(true)
})
