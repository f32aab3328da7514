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
const recognizer = (texts: Record<string, string>, report: string | null = '') => {
  const reported: string[] = []
  const recognized: string[] = []
  return {
    recognized,
    reported,
    draw: async (number: number, turn: number) => `${number}-${turn}`,
    async recognize(image: string, language: string) {
      recognized.push(`${image} ${language}`)
      return texts[`${image} ${language}`] ?? tsv('', 0)
    },
    orientation:
      report === null
        ? undefined
        : async (image: string) => {
            reported.push(image)
            return report
          },
  }
}

const russian = 'Проверяйте уровень масла каждый день перед запуском двигателя'
/** What English data recognizes in it. */
const misread = 'lpoBepsiiTe ypoBeHb Macna Kaxnblin neHb nepen 3anyckom nBurarena '.repeat(3).trim()
const cyrillic = 'Rotate: 0\nOrientation confidence: 9.1\nScript: Cyrillic\nScript confidence: 4.04\n'

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
    const texts = { '7-0 eng': tsv(misread, 35), '7-0 rus': tsv(russian, 92) }
    expect(textOf(await recognizePage(page, ['eng', 'rus'], recognizer(texts, cyrillic)))).toBe(russian)
  })

  it('is recognized in a language of its script without the data for scripts', async () => {
    const texts = { '7-0 eng': tsv(misread, 35), '7-0 rus': tsv(russian, 92) }
    const outside = recognizer(texts, null)
    const recognition = await recognizePage(page, ['eng', 'deu', 'rus', 'ukr'], outside)
    expect([textOf(recognition), recognition.language]).toEqual([russian, 'rus'])
    expect(outside.recognized).toEqual(['7-0 eng', '7-0 rus'])
  })

  it('has no words, and names its script, if no language of the script is installed', async () => {
    const recognition = await recognizePage(page, ['deu', 'eng'], recognizer({ '7-0 deu': tsv(misread, 35) }, cyrillic))
    expect(recognition).toMatchObject({ words: [], language: null, fit: 0, missing: 'Cyrillic script' })
  })

  it('keeps the words of a drawing whose script is a guess', async () => {
    const recognition = await recognizePage(
      page,
      ['deu'],
      recognizer({ '7-0 deu': tsv('Pos. 4711 Abb.', 55) }, cyrillic),
    )
    expect(textOf(recognition)).toBe('Pos. 4711 Abb.')
    expect(recognition.missing).toBeUndefined()
  })

  it('keeps its words, and names its language, if only another language of the script is installed', async () => {
    const recognition = await recognizePage(page, ['deu'], recognizer({ '7-0 deu': tsv(sentence, 88) }))
    expect([textOf(recognition), recognition.missing]).toEqual([sentence, 'English'])
  })

  it('is not examined further if it is a poor scan with certain words', async () => {
    const poor = tsv(sentence, 90).replaceAll('\t90\tt', '\t20\tt').replaceAll('\t90\ti', '\t5\ti')
    const leaders = tsv('oceeoeecoee '.repeat(12).trim(), 15).split('\n').slice(1)
    const outside = recognizer(
      { '7-0 eng': [poor, ...leaders].join('\n') },
      'Rotate: 180\nOrientation confidence: 2.1\n',
    )
    await recognizePage(page, ['eng'], outside)
    expect(outside.reported).toEqual([])
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
