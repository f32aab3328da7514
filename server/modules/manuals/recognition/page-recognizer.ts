import { open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Ocr, RecognitionFailed, type RecognitionRequest } from '../../../infrastructure/ocr/ocr'
import { isManualUnreadable } from '../reading/manual-unreadable'
import { RECOGNIZED_SIGNS } from '../reading/ocr/raised/enlarged-signs'
import { parsePgm, toPgm } from '../reading/ocr/raised/grey-image'
import {
  type PageRecognizer,
  type PageToRecognize,
  type Recognition,
  recognizePage,
} from '../reading/ocr/recognize-page'
import type { PageRenderer } from '../reading/render/page-renderer'

interface Dependencies {
  ocr: Ocr
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
const SIGNS_PROCESSOR_SECONDS = 10
/** Of the image with the raised signs of a page. */
const SIGNS_SUFFIX = '.signs.pgm'
/** Tesseract's page segmentation modes. */
const MODES = { page: 3, block: 6 }

/**
 * Recognizes the pages of one PDF by drawing them and running Tesseract. A page that cannot be drawn or recognized has no
 * words.
 */
export function createPageRecognizer({ ocr, renderer, path, folder, memoryMegabytes, signal }: Dependencies) {
  const resolutions = new Map<string, number>()
  const { orientation } = ocr
  const limits = { ...LIMITS, memoryMegabytes, signal }
  const resolutionOf = (image: string) => resolutions.get(image) ?? DOTS_PER_INCH
  const run = (image: string, request: Omit<RecognitionRequest, 'dotsPerInch'>, processorSeconds?: number) =>
    ocr.recognize(
      image,
      { ...request, dotsPerInch: resolutionOf(image) },
      { ...limits, ...(processorSeconds !== undefined && { processorSeconds }) },
    )

  // Other pages of the same scan are most likely as dense.
  let findsTables = true

  async function recognize(image: string, language: string): Promise<string> {
    const request = { language, segmentation: MODES.page, withSymbols: true }
    if (findsTables) {
      const words = await run(image, request, TABLE_PROCESSOR_SECONDS).catch(emptyIfFailed)
      if (words !== '') return words
    }
    const words = await run(image, { ...request, withoutTables: true })
    findsTables = false
    return words
  }

  const recognizerOf = ({ width, height }: PageToRecognize): PageRecognizer => ({
    async draw(page, turn) {
      signal.throwIfAborted()
      const target = join(folder, `${page}-${turn}.pgm`)
      await renderer.draw({ path, page, target, dotsPerInch: DOTS_PER_INCH, turn })
      resolutions.set(target, await drawnResolution(target, turn % 2 === 1 ? height : width))
      return target
    },
    recognize,
    signs: (image, language) => ({
      load: async () => parsePgm(await readFile(image)),
      async recognizeRows(rows) {
        const target = `${image}${SIGNS_SUFFIX}`
        await writeFile(target, toPgm(rows))
        const request = { language, segmentation: MODES.block, characters: RECOGNIZED_SIGNS }
        return run(target, request, SIGNS_PROCESSOR_SECONDS).catch(emptyIfFailed)
      },
    }),
    // It fails on images with little text.
    orientation: orientation && ((image) => orientation(image, resolutionOf(image), limits).catch(emptyIfFailed)),
  })

  return async (page: PageToRecognize, languages: readonly string[]): Promise<Recognition> => {
    try {
      return await recognizePage(page, languages, recognizerOf(page))
    } catch (error) {
      if (!(error instanceof RecognitionFailed) && !isManualUnreadable(error)) throw error
      return { page: page.page, words: [], language: null, fit: 0 }
    } finally {
      for (const turn of [0, 1, 2, 3]) {
        const image = join(folder, `${page.page}-${turn}.pgm`)
        resolutions.delete(image)
        await rm(image, { force: true })
        await rm(`${image}${SIGNS_SUFFIX}`, { force: true })
      }
    }
  }
}

function emptyIfFailed(error: unknown): string {
  if (error instanceof RecognitionFailed) return ''
  throw error
}

const MAX_HEADER_BYTES = 32
const POINTS_PER_INCH = 72

/**
 * The resolution of a PGM image in dots per inch, from the width in its header: scans with few pixels and very large pages
 * are drawn at a lower one than requested.
 * @param across width of the page in points
 */
async function drawnResolution(image: string, across: number): Promise<number> {
  const file = await open(image)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_HEADER_BYTES), 0, MAX_HEADER_BYTES, 0)
    const pixels = Number(/^P5 (\d+) /.exec(buffer.toString('latin1', 0, bytesRead))?.[1])
    return pixels > 0 && across > 0 ? Math.round((pixels / across) * POINTS_PER_INCH) : DOTS_PER_INCH
  } finally {
    await file.close()
  }
}
