import type { PageTexts } from '../../../domain/page-texts'
import { extractPages } from './extract/extract-pages'
import { createInterner } from './extract/interner'
import type { PageText } from './extract/page-text'
import { layoutPages } from './layout/layout-pages'
import { ManualUnreadable, type PageSize } from './manual-unreadable'
import type { PageToRecognize, RecognizedPage } from './ocr/recognize-page'
import { isUnreadable, mayBeRecognized, pagesDone, pagesToRecognize, withRecognizedText } from './ocr/recognized-text'
import { pageTextsOf } from './page-texts'
import { findParts } from './parts/find-parts'
import type { Part } from './parts/part'
import type { Passage } from './passage'
import { toPassages } from './passages/to-passages'
import { type Pdfium, startPdfium } from './pdfium/native'
import type { PdfSource } from './pdfium/pdf-source'
import { structureManual } from './structure/structure-manual'

export interface ReadManual {
  /** Sizes of the pages as rendered, in points. */
  pages: PageSize[]
  /** Page numbers (from 1) without text: figures, blank pages, scans. */
  pagesWithoutText: number[]
  /** How many pages were recognized in their images. */
  ocrPages: number
  /** How many have no readable text although they are images, or have text whose fonts do not map it to Unicode. */
  unreadablePages: number
  /** Where the text of each page comes from. */
  pageTexts: PageTexts[]
  passages: Passage[]
  /** The rows of its parts lists. */
  parts: Part[]
}

/** Pages that have to be recognized in their images before the manual can be read. */
export interface RecognitionNeeded {
  pageCount: number
  /** Pages that certainly need not be recognized any more. */
  pagesDone: number
  pagesToRecognize: PageToRecognize[]
}

interface ReadOptions {
  maxPages?: number
  /** Called with the number of finished pages, which are not those whose text may have to be recognized. */
  onPage?: (done: number, total: number) => void
}

/** What was recognized earlier, in portions that are requested one after the other. */
export type RecognizedPortions = AsyncIterable<RecognizedPage[]> | Iterable<RecognizedPage[]>

export interface RecognitionState {
  /** Whether text can be recognized in images. */
  canRecognize: boolean
  recognized: RecognizedPortions
}

let pdfium: Promise<Pdfium> | undefined

/** PDFium, started once per process. */
export const sharedPdfium = () => {
  pdfium ??= startPdfium()
  return pdfium
}

/** Layout, structure, passages and parts of extracted pages, independent of PDF. */
export const structurePages = (pages: readonly PageText[]): ReadManual => {
  const pageTexts = pageTextsOf(pages)
  const recognized = new Set(pages.filter(({ ocr }) => ocr).map(({ number }) => number))
  const passages = toPassages(structureManual(layoutPages(pages))).map(
    (passage): Passage => (recognized.has(passage.page) ? { ...passage, ocr: true } : passage),
  )
  return {
    pages: sizesOf(pages),
    pagesWithoutText: pages.filter((page) => page.words.length === 0).map((page) => page.number),
    ocrPages: recognized.size,
    unreadablePages: pageTexts.find(({ kind }) => kind === 'UNREADABLE')?.pages ?? 0,
    pageTexts,
    passages,
    parts: findParts(passages),
  }
}

/**
 * Reads the text of a PDF into passages; text in images is not recognized.
 * @throws ManualUnreadable if it is not a PDF, is encrypted or damaged, or has no pages, too many pages or no text
 */
export const readManual = async (source: PdfSource, options: ReadOptions = {}): Promise<ReadManual> =>
  toManual(withRecognizedText(await extract(source, options, () => true), new Map()), false)

/**
 * Reads a PDF into passages, with the text recognized in its images so far, or reports which pages have to be recognized.
 * @throws ManualUnreadable as `readManual`
 */
export async function readScannedManual(
  source: PdfSource,
  { canRecognize, recognized, ...options }: RecognitionState & ReadOptions,
): Promise<ReadManual | RecognitionNeeded> {
  const pages = await extract(source, options, (page) => !(canRecognize && mayBeRecognized(page)))
  const recognizedPages = await collect(recognized)
  const needed = canRecognize ? pagesToRecognize(pages, recognizedPages) : []
  if (needed.length === 0) return toManual(withRecognizedText(pages, recognizedPages), canRecognize)
  return {
    pageCount: pages.length,
    pagesDone: pagesDone(pages, recognizedPages).length,
    pagesToRecognize: needed.map(({ number, width, height }) => ({ page: number, width, height })),
  }
}

async function extract(
  source: PdfSource,
  { onPage, ...options }: ReadOptions,
  isDone: (page: PageText) => boolean,
): Promise<PageText[]> {
  let done = 0
  return extractPages(await sharedPdfium(), source, {
    ...options,
    onPage(page, pageCount) {
      if (isDone(page)) done += 1
      onPage?.(done, pageCount)
    },
  })
}

async function collect(portions: RecognizedPortions): Promise<Map<number, RecognizedPage>> {
  const intern = createInterner()
  const recognizedPages = new Map<number, RecognizedPage>()
  for await (const pages of portions) {
    for (const page of pages) {
      for (const word of page.words) word.text = intern(word.text)
      recognizedPages.set(page.page, page)
    }
  }
  return recognizedPages
}

function toManual(pages: readonly PageText[], canRecognize: boolean): ReadManual {
  const manual = structurePages(pages)
  if (manual.passages.length === 0)
    throw (pages.some(isUnreadable) ? unreadableText : noText)(canRecognize, sizesOf(pages))
  return manual
}

const sizesOf = (pages: readonly PageSize[]): PageSize[] => pages.map(({ width, height }) => ({ width, height }))

const unreadableText = (canRecognize: boolean, pages: readonly PageSize[]) =>
  new ManualUnreadable(
    'unreadable_text',
    canRecognize
      ? {
          en: 'The text of the PDF is unreadable: its fonts do not say which letters they draw. None was recognized in the images of its pages (OCR) either.',
          es: 'El texto del PDF es ilegible: sus fuentes no indican qué letras dibujan. Tampoco se reconoció ninguno en las imágenes de sus páginas (OCR).',
        }
      : {
          en: 'The text of the PDF is unreadable: its fonts do not say which letters they draw, and reading text from images (OCR) is not available.',
          es: 'El texto del PDF es ilegible: sus fuentes no indican qué letras dibujan, y no se lee texto de imágenes (OCR).',
        },
    pages,
  )

const noText = (canRecognize: boolean, pages: readonly PageSize[]) =>
  new ManualUnreadable(
    'no_text',
    canRecognize
      ? {
          en: 'The PDF has no text, and none was recognized in its images (OCR).',
          es: 'El PDF no tiene texto y no se reconoció ninguno en sus imágenes (OCR).',
        }
      : {
          en: 'No text was found in the PDF. It is probably a scan, and reading text from images (OCR) is not available.',
          es: 'No se encontró texto en el PDF. Probablemente es un escaneo, y no se lee texto de imágenes (OCR).',
        },
    pages,
  )
