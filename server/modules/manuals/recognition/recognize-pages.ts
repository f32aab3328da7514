import type { PageToRecognize, Recognition } from '../reading/ocr/recognize-page'

/** Pages recognized at once. */
const CONCURRENCY = 2
/** Pages that decide which language is tried first. */
const SAMPLE_SIZE = 3

interface RecognizePages {
  pages: readonly PageToRecognize[]
  /** The installed languages. */
  languages: readonly string[]
  /** The languages of pages recognized earlier, the most frequent one first. */
  earlierLanguages: readonly string[]
  recognize(page: PageToRecognize, languages: readonly string[], options: { tryAll: boolean }): Promise<Recognition>
  store(recognition: Recognition): Promise<void>
  /** Whether to start no further page; at least one is recognized in any case. */
  isTimeOver(): boolean
}

/**
 * Recognizes pages, two at a time, and stores each as it is finished. Without earlier pages, some from all over the manual
 * are recognized in every language first; the others are then tried in the language that fitted best.
 */
export async function recognizePages(work: RecognizePages): Promise<void> {
  const { pages, languages, earlierLanguages, recognize, store } = work
  const known = earlierLanguages.filter((one) => languages.includes(one))
  let order = [...known, ...languages.filter((one) => !known.includes(one))]
  let remaining = pages
  if (known.length === 0 && languages.length > 1) {
    const sample = sampleOf(pages)
    const fits = new Map<string, number>()
    await inParallel(sample, work.isTimeOver, async (page) => {
      const recognition = await recognize(page, languages, { tryAll: true })
      for (const [language, fit] of recognition.fits) fits.set(language, (fits.get(language) ?? 0) + fit)
      await store(recognition)
    })
    order = [...languages].sort((a, b) => (fits.get(b) ?? 0) - (fits.get(a) ?? 0))
    remaining = work.isTimeOver() ? [] : pages.filter((page) => !sample.includes(page))
  }
  await inParallel(remaining, work.isTimeOver, async (page) => store(await recognize(page, order, { tryAll: false })))
}

const sampleOf = (pages: readonly PageToRecognize[]): PageToRecognize[] => {
  const positions = Array.from({ length: SAMPLE_SIZE }, (_, index) => (index + 0.5) / SAMPLE_SIZE)
  return [...new Set(positions.flatMap((position) => pages[Math.floor(position * pages.length)] ?? []))]
}

async function inParallel<Item>(
  items: readonly Item[],
  isTimeOver: () => boolean,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const next = items.values()
  let isOver = false
  const lane = async () => {
    for (const item of next) {
      await work(item).catch((error) => {
        isOver = true
        throw error
      })
      isOver ||= isTimeOver()
      if (isOver) return
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, lane))
}
