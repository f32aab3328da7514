import type { PageText } from '../extract/page-text'
import type { RecognizedPage } from './recognize-page'

/** Whether the text of a page can only be recognized in its image. */
export const needsRecognition = (page: PageText): boolean => page.words.length === 0

/** The pages with the words that were recognized in the images of some of them. */
export const withRecognizedText = (
  pages: readonly PageText[],
  recognized: ReadonlyMap<number, RecognizedPage>,
): PageText[] =>
  pages.map((page) => {
    const words = recognized.get(page.number)?.words ?? []
    return needsRecognition(page) && words.length > 0 ? { ...page, words, ocr: true } : page
  })
