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
  let [running, mostRunning] = [0, 0]
  const run = () =>
    recognizePages({
      pages: pagesUpTo(count),
      languages: ['eng', 'deu', 'spa'],
      earlierLanguages,
      async recognize({ page }, languages): Promise<Recognition> {
        recognized.push({ page, languages })
        running += 1
        mostRunning = Math.max(mostRunning, running)
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
  return { run, recognized, stored, pages, languagesOf, mostRunning: () => mostRunning }
}

describe('recognizePages', () => {
  it('tries all languages on three pages, and the one that fitted on the others', async () => {
    const { run, recognized, pages, languagesOf } = setUp()
    await run()
    const inAll = recognized.filter(({ languages }) => languages.length === 3).map(({ page }) => page)
    expect(inAll).toEqual([2, 5, 8])
    expect(languagesOf(1)).toEqual(['deu'])
    expect(pages()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('tries the languages of a manual in two languages on each page', async () => {
    const { run, languagesOf } = setUp({ textOf: (page) => (page < 5 ? german : { language: 'spa', fit: 40_000 }) })
    await run()
    expect(languagesOf(9)).toEqual(['deu', 'spa'])
  })

  it('does not judge a language by a page with hardly any text', async () => {
    const { run, stored, languagesOf } = setUp({
      textOf: (page) => (page < 8 ? german : { language: 'spa', fit: 300 }),
    })
    await run()
    expect(languagesOf(9)).toEqual(['deu'])
    expect(stored.find(({ page }) => page === 8)?.language).toBeNull()
  })

  it('continues with the language of earlier pages', async () => {
    const { run, recognized } = setUp({ earlierLanguages: ['spa'] })
    await run()
    expect(recognized[0]?.languages).toEqual(['spa'])
  })

  it('recognizes two pages at once', async () => {
    const { run, mostRunning } = setUp()
    await run()
    expect(mostRunning()).toBe(2)
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
