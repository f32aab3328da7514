import { describe, expect, it } from 'vitest'
import type { ImageText, ImageWord } from '../tsv'
import { digitsOfRows, enlargedSigns } from './enlarged-signs'
import type { GreyImage } from './grey-image'
import { withRaisedSigns } from './with-raised-signs'

const [TOP, CAPITAL, WIDTH] = [40, 36, 20]

interface Sign {
  text: string
  isRaised?: boolean
}

/** Bars of ink for signs, one line of words; raised ones are smaller and higher. */
function page(words: readonly Sign[][]): { image: GreyImage; text: ImageText } {
  const image = { width: 900, height: 120, pixels: new Uint8Array(900 * 120).fill(255) }
  let x = 20
  const found = words.map((signs): ImageWord => {
    const symbols = signs.map(({ text, isRaised }) => {
      const [top, bottom, width] = isRaised ? [TOP - 4, TOP + 18, 12] : [TOP, TOP + CAPITAL, WIDTH]
      const symbol = { text, left: x, right: x + width, top, bottom }
      for (let y = top; y < bottom; y += 1) image.pixels.fill(0, y * 900 + symbol.left, y * 900 + symbol.right)
      x += width + 6
      return symbol
    })
    x += 14
    const [first, last] = [symbols[0], symbols.at(-1)]
    const top = Math.min(...symbols.map((symbol) => symbol.top))
    const bottom = Math.max(...symbols.map((symbol) => symbol.bottom))
    const text = signs.map((sign) => sign.text).join('')
    return { text, left: first?.left ?? 0, right: last?.right ?? 0, top, bottom, confidence: 90, line: '1', symbols }
  })
  return { image, text: { width: 900, height: 120, words: found } }
}

const plain = (text: string): Sign[] => [...text].map((one) => ({ text: one }))
const raised = (text: string): Sign[] => [...text].map((one) => ({ text: one, isRaised: true }))

async function read(words: readonly Sign[][], digits: readonly string[]) {
  const { image, text } = page(words)
  const result = await withRaisedSigns(text, {
    load: async () => image,
    recognizeRows: async () =>
      digits.map((one, row) => `5\t1\t1\t1\t${row}\t1\t40\t${45 + row * 84}\t90\t30\t95\t${one.repeat(3)}`).join('\n'),
  })
  return result.words.map((word) => word.text).join(' ')
}

describe('raised signs of a scan', () => {
  it('are exponents of their word', async () => {
    const words = [plain('PRESSURE'), plain('X'), [...plain('10'), ...raised('*')], plain('PA')]
    expect(await read(words, ['4'])).toBe('PRESSURE X 10⁴ PA')
  })

  it('are exponents of the word before if they were recognized as one of their own', async () => {
    expect(await read([plain('HOLDS'), plain('10'), raised('*'), plain('LITRES')], ['6'])).toBe('HOLDS 10⁶ LITRES')
  })

  it('are exponents of the word before if they are the unrecognized start of the next one', async () => {
    const { image, text } = page([plain('HOLDS'), plain('10'), [...raised('*'), ...plain('PA')]])
    const words = text.words.map((word) =>
      word.text === '*PA' ? { ...word, text: 'PA', symbols: word.symbols?.slice(1) ?? [] } : word,
    )
    const recognizeRows = async () => '5\t1\t1\t1\t1\t1\t40\t45\t90\t30\t95\t444'
    const result = await withRaisedSigns({ ...text, words }, { load: async () => image, recognizeRows })
    expect(result.words.map((word) => word.text)).toEqual(['HOLDS', '10⁴', 'PA'])
  })

  it('are several in one word', async () => {
    const words = [plain('TORQUE'), [...plain('N'), ...raised('1'), ...plain('K'), ...raised('?')]]
    expect(await read(words, ['1', '2'])).toBe('TORQUE N¹K²')
  })

  it('are unknown if they cannot be recognized behind a factor, rather than a digit of the number', async () => {
    const words = [plain('PRESSURE'), plain('X'), [...plain('10'), ...raised('?')]]
    expect(await read(words, ['x'])).toBe('PRESSURE X 10^?')
  })

  it('are not those on the line', async () => {
    expect(await read([plain('PRESSURE'), plain('104'), plain('PA')], ['4'])).toBe('PRESSURE 104 PA')
  })

  it('stay without an image and without the places of the symbols', async () => {
    const { text } = page([plain('PRESSURE'), [...plain('10'), ...raised('*')]])
    const recognizer = { load: async () => undefined, recognizeRows: async () => '' }
    expect(await withRaisedSigns(text, recognizer)).toBe(text)
  })
})

it('signs are written several times, each area in a row', () => {
  const { image } = page([plain('ab')])
  const signs = enlargedSigns(image, [{ left: 20, top: TOP, right: 40, bottom: TOP + CAPITAL }], 3)
  const row = signs.pixels.subarray(60 * signs.width, 61 * signs.width)
  expect(
    [...row]
      .map((shade) => (shade < 100 ? '#' : ' '))
      .join('')
      .match(/#+/g),
  ).toHaveLength(3)
})

it.each([
  ['444', '4'],
  ['44', '4'],
  ['121212', '12'],
  ['lll', '1'],
  ['447', undefined],
  ['4', undefined],
  ['**', undefined],
])('%s in a row is %s', (text, digits) => {
  expect(digitsOfRows(`5\t1\t1\t1\t1\t1\t40\t45\t90\t30\t95\t${text}`, { rows: 1, times: 3 })).toEqual([digits])
})
