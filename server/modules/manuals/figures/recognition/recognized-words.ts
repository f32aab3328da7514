import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from '../../../../infrastructure/files/file-store'
import type { TemporaryFolders } from '../../../../infrastructure/files/temporary-folders'
import { type Ocr, RecognitionFailed, type RecognitionRequest } from '../../../../infrastructure/ocr/ocr'
import { WorkerCrashed, WorkerTimedOut } from '../../../../infrastructure/worker-threads/worker-failure'
import { createWorkerPool } from '../../../../infrastructure/worker-threads/worker-pool'
import type { PageText, Word } from '../../reading/extract/page-text'
import { isManualUnreadable } from '../../reading/manual-unreadable'
import { RECOGNIZED_SIGNS } from '../../reading/ocr/raised/enlarged-signs'
import type { PageRenderer } from '../../reading/render/page-renderer'
import type { DrawingReply, DrawingTask } from './drawing-task'
import { recognizeNumbers } from './recognize-numbers'

/** Increment when numbers are recognized by other rules. */
const VERSION = 1
/** Tesseract is trained on images of this resolution. */
const DOTS_PER_INCH = 300
/** Its page segmentation modes. */
const MODES = { block: 6, sparse: 11 }
/** The largest page takes about a second. */
const THREAD = { size: 1, timeoutMs: 20_000, heapMegabytes: 256, isBackground: true }
const LIMITS = { processorSeconds: 30, timeoutMs: 60_000 }

const failures = [RecognitionFailed, WorkerTimedOut, WorkerCrashed]

interface Dependencies {
  /** Where the images of pages are, so that both are removed with the manual. */
  folder: string
  folders: TemporaryFolders
  files: Pick<FileStore, 'pathOf'>
  renderer: Pick<PageRenderer, 'draw'>
  ocr: Ocr
  memoryMegabytes: number
}

interface Drawing {
  manualId: string
  storageKey: string
  text: PageText
}

/**
 * The words and numbers that are recognized in the images of drawings, cached in a folder that may be emptied at any time.
 */
export function createRecognizedWords({ folder, folders, files, renderer, ocr, memoryMegabytes }: Dependencies) {
  const pool = createWorkerPool<DrawingTask, DrawingReply>(new URL('./drawing.worker.ts', import.meta.url), THREAD)
  const language = ocr.languages.includes('eng') ? 'eng' : (ocr.languages[0] ?? '')

  const recognize = ({ storageKey, text }: Drawing, signal: AbortSignal): Promise<Word[]> =>
    folders.use(async (images) => {
      const [target, rowsTarget] = [join(images, 'page.pgm'), join(images, 'rows.pgm')]
      await renderer.draw({
        path: files.pathOf(storageKey),
        page: text.number,
        target,
        dotsPerInch: DOTS_PER_INCH,
        turn: 0,
      })
      const limits = { ...LIMITS, memoryMegabytes, signal }
      const run = (path: string, request: Pick<RecognitionRequest, 'segmentation' | 'characters'>) =>
        ocr.recognize(path, { ...request, language, dotsPerInch: DOTS_PER_INCH }, limits)
      const content = await pool.run(
        { kind: 'content', image: target, page: text, tsv: await run(target, { segmentation: MODES.sparse }) },
        { signal },
      )
      if (!content) return []
      return recognizeNumbers(content, async (areas, times) => {
        await pool.run({ kind: 'rows', image: target, areas, times, target: rowsTarget }, { signal })
        return run(rowsTarget, { segmentation: MODES.block, characters: RECOGNIZED_SIGNS })
      })
    })

  return {
    /** None on a page that cannot be drawn or recognized. */
    async on(drawing: Drawing, signal: AbortSignal): Promise<Word[]> {
      const path = join(folder, drawing.manualId, `${drawing.text.number}-numbers-${VERSION}.json`)
      const cached = await readFile(path, 'utf8').catch(() => undefined)
      if (cached !== undefined) return JSON.parse(cached)
      // The server may be busy, so that it is tried again the next time.
      const words = await recognize(drawing, signal).catch((error) => {
        if (isManualUnreadable(error) || failures.some((kind) => error instanceof kind)) return undefined
        throw error
      })
      if (!words) return []
      await mkdir(dirname(path), { recursive: true })
      const target = `${path}.${randomUUID()}.new`
      await writeFile(target, JSON.stringify(words))
      await rename(target, path).catch(() => rm(target, { force: true }))
      return words
    },
    close: pool.close,
  }
}

export type RecognizedWords = ReturnType<typeof createRecognizedWords>
