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
/** Per image and language; the densest pages take some 6 s of processor time, but wait while the server is busy. */
const LIMITS = { processorSeconds: 60, timeoutMs: 300_000 }
/**
 * Finding tables improves pages with tables, but takes several times as long as the rest on some dense ones, which are
 * recognized without it after this time.
 */
const TABLE_PROCESSOR_SECONDS = 10
const WITHOUT_TABLES = ['-c', 'textord_tabfind_find_tables=0']

/**
 * Recognizes the pages of one PDF by drawing them and running Tesseract. A page that cannot be drawn or recognized has no
 * words.
 */
export function createPageRecognizer({ ocr, renderer, path, folder, memoryMegabytes, signal }: Dependencies) {
  const run = (image: string, args: readonly string[], processorSeconds = LIMITS.processorSeconds) =>
    runTesseract(image, ['--dpi', String(DOTS_PER_INCH), ...args], {
      ...LIMITS,
      processorSeconds,
      memoryMegabytes,
      signal,
    })

  // Other pages of the same scan are most likely as dense.
  let findsTables = true

  async function recognize(image: string, language: string): Promise<string> {
    const args = ['-l', language, '--psm', '3', '-c', 'tessedit_create_tsv=1']
    if (findsTables) {
      const words = await run(image, args, TABLE_PROCESSOR_SECONDS).catch(emptyIfFailed)
      if (words !== '') return words
    }
    const words = await run(image, [...args, ...WITHOUT_TABLES])
    findsTables = false
    return words
  }

  const recognizer: PageRecognizer = {
    async draw(page, turn) {
      signal.throwIfAborted()
      const target = join(folder, `${page}-${turn}.pgm`)
      await renderer.draw({ path, page, target, dotsPerInch: DOTS_PER_INCH, turn })
      return target
    },
    recognize,
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
