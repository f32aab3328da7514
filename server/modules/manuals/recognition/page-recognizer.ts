import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { RecognitionFailed, runTesseract, type Tesseract } from '../../../infrastructure/ocr/tesseract'
import { isManualUnreadable } from '../reading/manual-unreadable'
import {
  type PageRecognizer,
  type PageToRecognize,
  type Recognition,
  recognizePage,
} from '../reading/ocr/recognize-page'
import type { PageRenderer } from '../reading/render/page-renderer'

interface Dependencies {
  ocr: Tesseract
  renderer: Pick<PageRenderer, 'draw'>
  /** Path of the PDF. */
  path: string
  /** Of the images; they are deleted once they are recognized. */
  folder: string
  memoryMegabytes: number
  signal: AbortSignal
}

/** Tesseract is trained on images of this resolution. */
const DOTS_PER_INCH = 300
/**
 * Table finding changes the words little, if at all, but takes several times as long as the rest of the work on a dense
 * page of columns.
 */
const RECOGNITION = ['--psm', '3', '-c', 'tessedit_create_tsv=1', '-c', 'textord_tabfind_find_tables=0']
/** Per image and language; the densest pages take some 5 s of processor time, but wait while the server is busy. */
const LIMITS = { processorSeconds: 60, timeoutMs: 300_000 }

/**
 * Recognizes the pages of one PDF by drawing them and running Tesseract. A page that cannot be drawn or recognized has no
 * words.
 */
export function createPageRecognizer({ ocr, renderer, path, folder, memoryMegabytes, signal }: Dependencies) {
  const run = (image: string, args: readonly string[]) =>
    runTesseract(image, ['--dpi', String(DOTS_PER_INCH), ...args], { ...LIMITS, memoryMegabytes, signal })

  const recognizer: PageRecognizer = {
    async draw(page, turn) {
      signal.throwIfAborted()
      const target = join(folder, `${page}-${turn}.pgm`)
      await renderer.draw({ path, page, target, dotsPerInch: DOTS_PER_INCH, turn })
      return target
    },
    recognize: (image, language) => run(image, ['-l', language, ...RECOGNITION]),
    // It fails on images with little text.
    orientation: ocr.findsRotation ? (image) => run(image, ['--psm', '0']).catch(emptyIfFailed) : undefined,
  }

  return async (page: PageToRecognize, languages: readonly string[]): Promise<Recognition> => {
    try {
      return await recognizePage(page, languages, recognizer)
    } catch (error) {
      if (!(error instanceof RecognitionFailed) && !isManualUnreadable(error)) throw error
      return { page: page.page, words: [], language: null, fit: 0 }
    } finally {
      for (const turn of [0, 1, 2, 3]) await rm(join(folder, `${page.page}-${turn}.pgm`), { force: true })
    }
  }
}

function emptyIfFailed(error: unknown): string {
  if (error instanceof RecognitionFailed) return ''
  throw error
}
