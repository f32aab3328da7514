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
  /** Page numbers (from 1) without text: figures, blank pages, scans. */
  pagesWithoutText: number[]
  passages: Passage[]
}

let pdfium: Promise<Pdfium> | undefined

/** PDFium, started once per process. */
export const sharedPdfium = () => {
  pdfium ??= startPdfium()
  return pdfium
}

/** Layout, structure and passages of extracted pages, independent of PDF. */
export const structurePages = (pages: readonly PageText[]): ReadManual => ({
  pages: pages.map(({ width, height }) => ({ width, height })),
  pagesWithoutText: pages.filter((page) => page.words.length === 0).map((page) => page.number),
  passages: toPassages(structureManual(layoutPages(pages))),
})

/**
 * Reads a PDF into passages.
 * @throws ManualUnreadable if it is not a PDF, is encrypted or damaged, or has no pages, too many pages or no text
 */
export const readManual = async (source: PdfSource, options: ExtractOptions = {}): Promise<ReadManual> => {
  const pages = extractPages(await sharedPdfium(), source, options)
  if (pages.every((page) => page.words.length === 0)) {
    throw new ManualUnreadable('no_text', {
      en: 'No text was found in the PDF. It is probably a scan, and reading text from images (OCR) is not available.',
      es: 'No se encontró texto en el PDF. Probablemente es un escaneo, y no se lee texto de imágenes (OCR).',
    })
  }
  return structurePages(pages)
}
