import { describe, expect, it } from 'vitest'
import type { PageToRecognize, Recognition, RecognizedPage } from '../reading/ocr/recognize-page'
import { recognizePages } from './recognize-pages'

const pagesUpTo = (count: number): PageToRecognize[] =>
  Array.from({ length: count }, (_, index) => ({ page: index + 1, width: 612, height: 792 }))

interface SetUp {
  count?: number
  earlierLanguages?: string[]
  /** The language of a page, and how much text it has. */
  textOf?: (page: number) => { language: string; fit: number }
  isTimeOver?: () => boolean
}

const german = { language: 'deu', fit: 60_000 }

function setUp({ count = 9, earlierLanguages = [], textOf = () => german, isTimeOver = () => false }: SetUp = {}) {
  const recognized: { page: number; languages: readonly string[] }[] = []
  const stored: RecognizedPage[] = []
  let [running, maxRunning] = [0, 0]
  const run = () =>
    recognizePages({
      pages: pagesUpTo(count),
      languages: ['eng', 'deu', 'spa'],
      earlierLanguages,
      async recognize({ page }, languages): Promise<Recognition> {
        recognized.push({ page, languages })
        running += 1
        maxRunning = Math.max(maxRunning, running)
        await Promise.resolve()
        running -= 1
        return { page, words: [], ...textOf(page) }
      },
      async store({ page, language }) {
        stored.push({ page, language, words: [] })
      },
      isTimeOver,
    })
  const languagesOf = (page: number) => recognized.find((one) => one.page === page)?.languages
  const pages = () => stored.map(({ page }) => page).toSorted((a, b) => a - b)
  return { run, stored, pages, languagesOf, maxRunning: () => maxRunning }
}

describe('recognizePages', () => {
  it('tries the language of the pages before first', async () => {
    const { run, languagesOf, pages } = setUp()
    await run()
    expect(languagesOf(1)).toEqual(['eng', 'deu', 'spa'])
    expect(languagesOf(9)).toEqual(['deu', 'eng', 'spa'])
    expect(pages()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('does not judge a language by a page with hardly any text', async () => {
    const { run, stored, languagesOf } = setUp({
      textOf: (page) => (page < 7 ? german : { language: 'spa', fit: 300 }),
    })
    await run()
    expect(languagesOf(9)?.[0]).toBe('deu')
    expect(stored.find(({ page }) => page === 7)?.language).toBeNull()
  })

  it('continues with the language of earlier pages', async () => {
    const { run, languagesOf } = setUp({ earlierLanguages: ['spa'] })
    await run()
    expect(languagesOf(1)).toEqual(['spa', 'eng', 'deu'])
  })

  it('recognizes two pages at once', async () => {
    const { run, maxRunning } = setUp()
    await run()
    expect(maxRunning()).toBe(2)
  })

  it('stops when its time is over, but makes progress', async () => {
    const { run, pages } = setUp({ earlierLanguages: ['deu'], isTimeOver: () => true })
    await run()
    expect(pages()).toEqual([1, 2])
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
