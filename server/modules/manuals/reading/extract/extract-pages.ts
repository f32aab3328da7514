import { ManualUnreadable } from '../manual-unreadable'
import { damagedPage, withDocument, withPage } from '../pdfium/document'
import type { Pdfium } from '../pdfium/native'
import { pageFrame } from '../pdfium/page-frame'
import type { PdfSource } from '../pdfium/pdf-source'
import { characterReader, type PageCharacters } from './characters'
import { createInterner } from './interner'
import type { PageText, Word } from './page-text'
import { formOnly, isFormPlaceholder, isRequestForReader, isXfaForm, requestForReader } from './placeholder'
import { toWords, withoutShadows } from './words'

export interface ExtractOptions {
  maxPages?: number
  /** Called after each page with the number of pages. */
  onPage?: (page: PageText, pageCount: number) => void
}

/** Some PDF producers leave words outside the visible page. */
const isOnPage = (page: { width: number; height: number }) => (word: Word) => {
  const [across, down] = word.turn % 2 === 1 ? [page.height, page.width] : [page.width, page.height]
  return word.right > 0 && word.left < across && word.bottom > 0 && word.top < down
}

/** Size of a page that cannot be opened. */
const LETTER = { width: 612, height: 792 }

const noCharacters: PageCharacters = { characters: [], unreadable: 0, scanned: 0, pictureShare: 0, outlines: 0 }

/**
 * Extracts the words of every page with their positions on the page as rendered; a page that cannot be opened has none.
 * @throws ManualUnreadable if the PDF cannot be read or has more pages than `maxPages`
 */
export const extractPages = (pdfium: Pdfium, source: PdfSource, options: ExtractOptions = {}): PageText[] =>
  withDocument(pdfium, source, ({ handle, pageCount }) => {
    const { maxPages = Number.POSITIVE_INFINITY, onPage } = options
    if (pageCount > maxPages) {
      throw new ManualUnreadable('too_many_pages', {
        en: `The PDF has ${pageCount} pages; at most ${maxPages} can be read.`,
        es: `El PDF tiene ${pageCount} páginas; se pueden leer ${maxPages} como máximo.`,
      })
    }
    const isForm = pageCount === 1 && isXfaForm(pdfium, handle)
    const readPage = pageReader(pdfium, handle)
    const pages = Array.from({ length: pageCount }, (_, index) => {
      const page = readPage(index, ({ words }, annotations) => {
        if (isForm && isFormPlaceholder(words, annotations)) throw formOnly()
      })
      onPage?.(page, pageCount)
      return page
    })
    const [first] = pages
    if (first && pages.every(({ isDamaged }) => isDamaged)) throw damagedPage(first.number)
    if (isRequestForReader(pdfium, handle, pages)) throw requestForReader()
    return pages
  })

/**
 * Returns a function that reads a page (from 0) of an open document; `check` gets each with the number of its annotations.
 */
export function pageReader(pdfium: Pdfium, handle: number) {
  const readCharacters = characterReader(pdfium)
  const internText = createInterner()
  return (index: number, check?: (page: PageText, annotations: number) => void): PageText => {
    const read = withPage<PageText>(pdfium, handle, index, (page) => {
      const frame = pageFrame(pdfium, page)
      const textPage = pdfium.call.FPDFText_LoadPage(page)
      try {
        const { characters, unreadable, scanned, pictureShare, outlines } = textPage
          ? readCharacters(frame, page, textPage)
          : noCharacters
        const words = withoutShadows(toWords(characters)).filter(isOnPage(frame))
        for (const word of words) word.text = internText(word.text)
        const count = characters.length + unreadable
        const text: PageText = {
          number: index + 1,
          width: frame.width,
          height: frame.height,
          words,
          ...(unreadable > 0 && { unreadableShare: unreadable / count }),
          ...(scanned > 0 && { scannedShare: scanned / count }),
          ...(pictureShare > 0 && { pictureShare }),
          ...(outlines > 0 && { outlines }),
        }
        check?.(text, pdfium.call.FPDFPage_GetAnnotCount(page))
        return text
      } finally {
        if (textPage) pdfium.call.FPDFText_ClosePage(textPage)
      }
    })
    return read ?? { number: index + 1, ...LETTER, words: [], isDamaged: true }
  }
}
