import { describe, expect, it } from 'vitest'
import type { PageToRecognize, Recognition } from '../reading/ocr/recognize-page'
import { recognizePages } from './recognize-pages'

const pagesUpTo = (count: number): PageToRecognize[] =>
  Array.from({ length: count }, (_, index) => ({ page: index + 1, width: 612, height: 792 }))

/** Every page is in German. */
const fitIn = (language: string) => (language === 'deu' ? 90 : 10)

function setUp({ count = 9, earlierLanguages = [] as string[], isTimeOver = (): boolean => false } = {}) {
  const recognized: { page: number; languages: readonly string[]; tryAll: boolean }[] = []
  const stored: number[] = []
  let [running, mostRunning] = [0, 0]
  const run = () =>
    recognizePages({
      pages: pagesUpTo(count),
      languages: ['eng', 'deu', 'spa'],
      earlierLanguages,
      async recognize({ page }, languages, { tryAll }): Promise<Recognition> {
        recognized.push({ page, languages, tryAll })
        running += 1
        mostRunning = Math.max(mostRunning, running)
        await Promise.resolve()
        running -= 1
        const fits = new Map(languages.map((language) => [language, fitIn(language)]))
        return { page, words: [], language: 'deu', fits }
      },
      async store({ page }) {
        stored.push(page)
      },
      isTimeOver,
    })
  return { run, recognized, stored, mostRunning: () => mostRunning }
}

describe('recognizePages', () => {
  it('tries all languages on three pages, and the best one first on the others', async () => {
    const { run, recognized, stored } = setUp()
    await run()
    expect(recognized.filter(({ tryAll }) => tryAll).map(({ page }) => page)).toEqual([2, 5, 8])
    expect(new Set(recognized.filter(({ tryAll }) => !tryAll).map(({ languages }) => languages[0]))).toEqual(
      new Set(['deu']),
    )
    expect(stored.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('continues with the language of earlier pages', async () => {
    const { run, recognized } = setUp({ earlierLanguages: ['spa'] })
    await run()
    expect(recognized.every(({ languages, tryAll }) => languages[0] === 'spa' && !tryAll)).toBe(true)
  })

  it('recognizes two pages at once', async () => {
    const { run, mostRunning } = setUp()
    await run()
    expect(mostRunning()).toBe(2)
  })

  it('stops when its time is over, but makes progress', async () => {
    const { run, stored } = setUp({ earlierLanguages: ['deu'], isTimeOver: () => true })
    await run()
    expect(stored).toEqual([1, 2])
  })

  it('starts no further page after an error', async () => {
    const started: number[] = []
    const failing = recognizePages({
      pages: pagesUpTo(9),
      languages: ['eng'],
      earlierLanguages: [],
      async recognize({ page }) {
        started.push(page)
        throw new Error('the database is gone')
      },
      store: async () => undefined,
      isTimeOver: () => false,
    })
    await expect(failing).rejects.toThrow('the database is gone')
    expect(started).toEqual([1, 2])
  })
})
