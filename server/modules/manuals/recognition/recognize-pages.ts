import type { PageToRecognize, Recognition } from '../reading/ocr/recognize-page'

/** Pages recognized at once. */
const CONCURRENCY = 2
/** About that of ten well recognized words. */
const MIN_FIT = 2000

interface RecognizePages {
  pages: readonly PageToRecognize[]
  /** The installed languages. */
  languages: readonly string[]
  /** The languages of pages recognized earlier, the most frequent one first. */
  earlierLanguages: readonly string[]
  /** With the languages in the order in which they are tried. */
  recognize(page: PageToRecognize, languages: readonly string[]): Promise<Recognition>
  store(recognition: Recognition): Promise<void>
  /** Whether to start no further page; at least one is recognized in any case. */
  isTimeOver(): boolean
}

/** Recognizes pages, two at a time, and stores each as it is finished. The language of the last page is tried first. */
export async function recognizePages(work: RecognizePages): Promise<void> {
  const { pages, languages, earlierLanguages, recognize, store } = work
  let order = withFirst(languages, ...earlierLanguages)
  await inParallel(pages, work.isTimeOver, async (page) => {
    const recognition = await recognize(page, order)
    // Hardly any text fits every language alike.
    const language = recognition.fit < MIN_FIT ? null : recognition.language
    if (language) order = withFirst(order, language)
    await store({ ...recognition, language })
  })
}

const withFirst = (languages: readonly string[], ...first: readonly string[]): string[] => [
  ...first.filter((one) => languages.includes(one)),
  ...languages.filter((one) => !first.includes(one)),
]

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
  // All end before an error is reported, so that a retry does not compete with them.
  const ended = await Promise.allSettled(Array.from({ length: CONCURRENCY }, lane))
  const failed = ended.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}
