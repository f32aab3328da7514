import type { PageToRecognize, Recognition } from '../reading/ocr/recognize-page'
import { sampleOf } from '../reading/ocr/sample'

/** Pages recognized at once. */
const CONCURRENCY = 2
/** About that of ten well recognized words. */
const MIN_FIT = 2000

interface RecognizePages {
  pages: readonly PageToRecognize[]
  /** The installed languages. */
  languages: readonly string[]
  /** The languages of pages recognized earlier. */
  earlierLanguages: readonly string[]
  /** In the language that fits best. */
  recognize(page: PageToRecognize, languages: readonly string[]): Promise<Recognition>
  store(recognition: Recognition): Promise<void>
  /** Whether to start no further page; at least one is recognized in any case. */
  isTimeOver(): boolean
}

/**
 * Recognizes pages, two at a time, and stores each as it is finished. Without earlier pages, some from all over the manual
 * are recognized in every language first; then only the languages of these are used.
 */
export async function recognizePages(work: RecognizePages): Promise<void> {
  const { pages, languages, earlierLanguages, store } = work
  const found = new Set(earlierLanguages.filter((one) => languages.includes(one)))
  const recognize = async (page: PageToRecognize, tried: readonly string[]) => {
    const recognition = await work.recognize(page, tried)
    // Hardly any text fits every language alike.
    const language = recognition.fit < MIN_FIT ? null : recognition.language
    if (language) found.add(language)
    await store({ ...recognition, language })
  }

  const sample = found.size === 0 && languages.length > 1 ? sampleOf(pages) : []
  await inParallel(sample, work.isTimeOver, (page) => recognize(page, languages))
  if (sample.length > 0 && work.isTimeOver()) return
  const used = found.size > 0 ? [...found] : languages.slice(0, 1)
  const others = pages.filter((page) => !sample.includes(page))
  await inParallel(others, work.isTimeOver, (page) => recognize(page, used))
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
