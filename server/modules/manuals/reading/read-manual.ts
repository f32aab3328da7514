import { type ExtractOptions, extractPages } from './extract/extract-pages'
import type { PageText } from './extract/page-text'
import { layoutPages } from './layout/layout-pages'
import { ManualUnreadable } from './manual-unreadable'
import type { Passage } from './passage'
import { toPassages } from './passages/to-passages'
import { type Pdfium, startPdfium } from './pdfium/native'
import type { PdfSource } from './pdfium/pdf-source'
import { structureManual } from './structure/structure-manual'

export interface ReadManual {
  /** Sizes of the pages as rendered, in points. */
  pages: { width: number; height: number }[]
  /** Pages (from 1) without any text: figures, blanks, scans. */
  pagesWithoutText: number[]
  passages: Passage[]
}

let pdfium: Promise<Pdfium> | undefined

/** PDFium, started once in this process. */
export const sharedPdfium = () => {
  pdfium ??= startPdfium()
  return pdfium
}

/** Layout, structure and passages of extracted pages: the part of reading that knows nothing of PDF. */
export const readPages = (pages: readonly PageText[]): ReadManual => ({
  pages: pages.map(({ width, height }) => ({ width, height })),
  pagesWithoutText: pages.filter((page) => page.words.length === 0).map((page) => page.number),
  passages: toPassages(structureManual(layoutPages(pages))),
})

/**
 * A PDF to passages that can be found and cited.
 * @throws ManualUnreadable when it is no PDF, needs a password, is damaged, has no pages, too many or none with text
 */
export const readManual = async (source: PdfSource, options: ExtractOptions = {}): Promise<ReadManual> => {
  const pages = extractPages(await sharedPdfium(), source, options)
  if (pages.every((page) => page.words.length === 0)) {
    throw new ManualUnreadable(
      'no_text',
      'No text was found in the PDF. It is probably a scan, and reading text from images (OCR) is not available.',
    )
  }
  return readPages(pages)
}
