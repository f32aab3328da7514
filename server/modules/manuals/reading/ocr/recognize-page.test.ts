import { describe, expect, it } from 'vitest'
import { recognizePage } from './recognize-page'

const page = { page: 7, width: 612, height: 792 }

/** A table of results with one line of words. */
const tsv = (text: string, confidence: number) =>
  [
    '1\t1\t0\t0\t0\t0\t0\t0\t2550\t3300\t-1\t',
    ...text
      .split(' ')
      .map((word, index) => `5\t1\t1\t1\t1\t${index + 1}\t${300 + index * 200}\t500\t150\t30\t${confidence}\t${word}`),
  ].join('\n')

const sentence =
  'Check the oil level every day before the engine is started and fill up if it is below the lower mark on the dipstick'

/** Images are named by page and turn; `texts` has what is recognized in them by language. */
const recognizer = (texts: Record<string, string>, report = '') => {
  const recognized: string[] = []
  return {
    recognized,
    draw: async (number: number, turn: number) => `${number}-${turn}`,
    async recognize(image: string, language: string) {
      recognized.push(`${image} ${language}`)
      return texts[`${image} ${language}`] ?? tsv('', 0)
    },
    orientation: async () => report,
  }
}

const textOf = ({ words }: { words: { text: string }[] }) => words.map(({ text }) => text).join(' ')

describe('recognizePage', () => {
  it('has the words of the page and their language', async () => {
    const outside = recognizer({ '7-0 deu': tsv(sentence, 93) })
    const recognition = await recognizePage(page, ['deu'], outside)
    expect([textOf(recognition), recognition.language]).toEqual([sentence, 'deu'])
    expect(outside.recognized).toEqual(['7-0 deu'])
  })

  it('recognizes a rotated page upright, with the turn of its words', async () => {
    const texts = { '7-0 eng': tsv('ovu vO0 ul', 31), '7-1 eng': tsv(sentence, 94) }
    const recognition = await recognizePage(
      page,
      ['eng'],
      recognizer(texts, 'Rotate: 270\nOrientation confidence: 9.1\n'),
    )
    expect(textOf(recognition)).toBe(sentence)
    expect(recognition.words.every(({ turn }) => turn === 1)).toBe(true)
  })

  it('is in the language that fits best', async () => {
    const texts = { '7-0 deu': tsv(sentence, 61), '7-0 eng': tsv(sentence, 94), '7-0 spa': tsv(sentence, 58) }
    const { language, fit } = await recognizePage(page, ['deu', 'eng', 'spa'], recognizer(texts))
    expect(language).toBe('eng')
    expect(fit).toBeGreaterThan(2000)
  })
})
