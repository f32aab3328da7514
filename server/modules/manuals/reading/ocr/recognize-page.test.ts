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
  'Check the oil level every day before the engine is started and fill up if it is below the lower mark on the dipstick beside the filter of the engine'

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

  it('is recognized again in the language of its text', async () => {
    const texts = { '7-0 deu': tsv(sentence.replaceAll('l', 'i'), 84), '7-0 eng': tsv(sentence, 80) }
    const recognition = await recognizePage(page, ['deu', 'eng', 'spa'], recognizer(texts))
    expect([textOf(recognition), recognition.language]).toEqual([sentence, 'eng'])
    expect(recognition.fit).toBeGreaterThan(2000)
  })

  it('is recognized in a language of its script', async () => {
    const russian = 'Проверяйте уровень масла каждый день перед запуском двигателя'
    const texts = { '7-0 eng': tsv('lpoBepsiTe ypoBeHb Macna', 35), '7-0 rus': tsv(russian, 92) }
    const report = 'Rotate: 0\nOrientation confidence: 9.1\nScript: Cyrillic\n'
    expect(textOf(await recognizePage(page, ['eng', 'rus'], recognizer(texts, report)))).toBe(russian)
  })

  it('is recognized once if it is a picture with a few words', async () => {
    const outside = recognizer({ '7-0 deu': tsv('Abb. 4', 55) })
    await recognizePage(page, ['deu', 'eng'], outside)
    expect(outside.recognized).toEqual(['7-0 deu'])
  })

  it('is left as it is if turning it makes it worse', async () => {
    const texts = { '7-0 eng': tsv(sentence, 70), '7-2 eng': tsv('ovu vO0 ul', 31) }
    const recognition = await recognizePage(
      page,
      ['eng'],
      recognizer(texts, 'Rotate: 180\nOrientation confidence: 2.1\n'),
    )
    expect(textOf(recognition)).toBe(sentence)
  })
})
