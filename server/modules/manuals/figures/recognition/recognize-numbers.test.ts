import { describe, expect, it } from 'vitest'
import type { Word } from '../../reading/extract/page-text'
import { enlargedSigns } from '../../reading/ocr/raised/enlarged-signs'
import type { GreyImage } from '../../reading/ocr/raised/grey-image'
import { findNumbers } from './find-numbers'
import { recognizeNumbers } from './recognize-numbers'
import { withRecognized } from './with-recognized'

/** A letter page at 150 dots per inch. */
const [WIDTH, HEIGHT] = [1275, 1650]
const DIGIT = { width: 10, height: 20, gap: 4 }
const NARROW = 6

interface Drawn {
  left: number
  top: number
  /** A letter for each shape: `n` for a narrow one with a foot, `s` for a stroke. */
  shapes: string
}

function imageOf(drawn: readonly Drawn[]): GreyImage {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255)
  for (const { left, top, shapes } of drawn) {
    for (const [at, shape] of [...shapes].entries()) {
      const from = left + at * (DIGIT.width + DIGIT.gap)
      const width = shape === 'd' ? DIGIT.width : NARROW
      const widthAt = (y: number) => (shape === 'n' && y < top + DIGIT.height - 3 ? NARROW / 2 : width)
      for (let y = top; y < top + DIGIT.height; y += 1) pixels.fill(0, y * WIDTH + from, y * WIDTH + from + widthAt(y))
    }
  }
  return { width: WIDTH, height: HEIGHT, pixels }
}

/** Tesseract's table for some words, each with its confidence. */
const table = (...words: (readonly [text: string, left: number, top: number, confidence: number])[]) =>
  words
    .map(([text, left, top, confidence], at) => `5\t1\t1\t1\t${at}\t1\t${left}\t${top}\t30\t20\t${confidence}\t${text}`)
    .join('\n')

/** What is in each row of the first image, and in those of the second, from top to bottom. */
async function read(drawn: readonly Drawn[], rows: readonly (readonly string[])[], words = '', printed: Word[] = []) {
  const images: GreyImage[] = []
  const image = imageOf(drawn)
  const found = await recognizeNumbers(
    findNumbers(image, { width: 612, words: printed }, words),
    async (areas, times) => {
      images.push(enlargedSigns(image, areas, times))
      const texts = rows[images.length - 1] ?? []
      return table(...texts.map((text, row) => [text, 40, 45 + row * 84, 90] as const))
    },
  )
  return { found, images }
}

const textsOf = async (...given: Parameters<typeof read>) => (await read(...given)).found.map(({ text }) => text)

describe('the numbers in the picture of a figure', () => {
  it('are what has the size of digits, where it is drawn', async () => {
    const { found } = await read([{ left: 300, top: 600, shapes: 'dd' }], [['272727']])
    expect(found).toHaveLength(1)
    expect(found[0]?.text).toBe('27')
    expect(found[0]?.left).toBeCloseTo((300 / WIDTH) * 612, 1)
    expect(found[0]?.bottom).toBeGreaterThan((619 / HEIGHT) * 792)
  })

  it('are recognized each time, or all but once, with a digit for each shape', async () => {
    const drawn = [1, 2, 3, 4].map((at) => ({ left: 200 * at, top: 600, shapes: 'd' }))
    expect(await textsOf(drawn, [['555', '55', '567', '555555']])).toEqual(['5', '5'])
  })

  it('are written more often where they were not recognized', async () => {
    const drawn = [
      { left: 300, top: 600, shapes: 'd' },
      { left: 500, top: 600, shapes: 'd' },
    ]
    const { found, images } = await read(drawn, [['444', '7'], ['99999']])
    expect(found.map(({ text }) => text)).toEqual(['4', '9'])
    expect(images.map(({ height }) => height)).toEqual([40 + 2 * 84, 40 + 84])
  })

  it('are ones where narrow shapes are recognized as strokes, however many; a dash of the drawing is none', async () => {
    const drawn = [
      { left: 300, top: 600, shapes: 'n' },
      { left: 500, top: 600, shapes: 'nn' },
      { left: 700, top: 600, shapes: 's' },
    ]
    const rows = ['Il', 'lIIl', 'III']
    expect(await textsOf(drawn, [rows, ['IIIII']])).toEqual(['1', '11'])
  })

  it('are neither the letters of a word nor what is printed as text', async () => {
    const printed: Word = {
      ...{ text: 'Fig', left: 240, top: 280, right: 260, bottom: 300, size: 10, bold: false, turn: 0 },
    }
    const drawn = [
      { left: 300, top: 300, shapes: 'dddd' },
      { left: 505, top: 590, shapes: 'd' },
    ]
    const { found, images } = await read(drawn, [['888']], '', [printed])
    expect(found).toEqual([])
    expect(images).toEqual([])
  })

  it('are beside the words of the picture, without what is uncertain or in the margin', async () => {
    const words = table(['ITEM', 300, 800, 95], ['3', 400, 800, 90], ['x7', 600, 900, 20], ['12', 600, 1620, 95])
    expect(await textsOf([], [], words)).toEqual(['ITEM', '3'])
  })

  it('are left out where the page has text', async () => {
    const word = (text: string, left: number): Word => ({
      ...{ text, left, top: 100, right: left + 10, bottom: 110, size: 10, bold: false, turn: 0 },
    })
    const page = { number: 1, width: 612, height: 792, words: [word('5', 100)] }
    expect(withRecognized(page, [word('6', 105), word('7', 200)]).words.map(({ text }) => text)).toEqual(['5', '7'])
  })
})
