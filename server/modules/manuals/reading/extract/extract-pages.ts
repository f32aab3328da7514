import { ManualUnreadable } from '../manual-unreadable'
import { withDocument, withPage } from '../pdfium/document'
import type { Pdfium } from '../pdfium/native'
import { pageFrame } from '../pdfium/page-frame'
import type { PdfSource } from '../pdfium/pdf-source'
import { characterReader } from './characters'
import type { PageText, Word } from './page-text'
import { toWords } from './words'

export interface ExtractOptions {
  /** Most pages that are accepted. */
  maxPages?: number
  /** Called after each page with how many are done. */
  onPage?: (done: number, total: number) => void
}

/** Some writers leave words beside the page, where nobody sees them. */
const isOn = (page: { width: number; height: number }) => (word: Word) => {
  const [across, down] = word.turn % 2 === 1 ? [page.height, page.width] : [page.width, page.height]
  return word.right > 0 && word.left < across && word.bottom > 0 && word.top < down
}

/** More different words than a long manual has. */
const MAX_SHARED = 100_000

/** Equal words of a manual as one string: most are there thousands of times, and all pages are in memory at once. */
function sharedTexts() {
  const known = new Map<string, string>()
  return (text: string): string => {
    const shared = known.get(text)
    if (shared !== undefined) return shared
    if (known.size < MAX_SHARED) known.set(text, text)
    return text
  }
}

/**
 * Text of every page with the place of each word on the page as it is rendered.
 * @throws ManualUnreadable for bytes that are no readable PDF, and for more pages than `maxPages`
 */
export const extractPages = (pdfium: Pdfium, source: PdfSource, options: ExtractOptions = {}): PageText[] =>
  withDocument(pdfium, source, ({ handle, pageCount }) => {
    const { maxPages = Number.POSITIVE_INFINITY, onPage } = options
    if (pageCount > maxPages) {
      throw new ManualUnreadable('too_many_pages', `The PDF has ${pageCount} pages; at most ${maxPages} can be read.`)
    }
    const readCharacters = characterReader(pdfium)
    const shareText = sharedTexts()
    return Array.from({ length: pageCount }, (_, index) => {
      const text = withPage(pdfium, handle, index, (page) => {
        const frame = pageFrame(pdfium, page)
        const textPage = pdfium.call.FPDFText_LoadPage(page)
        try {
          const words = textPage ? toWords(readCharacters(frame, textPage)).filter(isOn(frame)) : []
          for (const word of words) word.text = shareText(word.text)
          return { number: index + 1, width: frame.width, height: frame.height, words }
        } finally {
          if (textPage) pdfium.call.FPDFText_ClosePage(textPage)
        }
      })
      onPage?.(index + 1, pageCount)
      return text
    })
  })
