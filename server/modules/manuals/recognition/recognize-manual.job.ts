import type { Transact } from '../../../events/unit-of-work'
import type { FileStore } from '../../../infrastructure/files/file-store'
import type { TemporaryFolders } from '../../../infrastructure/files/temporary-folders'
import type { JobHandlers } from '../../../infrastructure/jobs/worker'
import type { Logger } from '../../../infrastructure/logging/logger'
import type { Ocr } from '../../../infrastructure/ocr/ocr'
import type { Realtime } from '../../../infrastructure/realtime/realtime'
import { failManual, processingFailed } from '../fail-manual'
import type { Manual } from '../manual'
import { toProgress } from '../manual.wire'
import { manualRooms } from '../manual-rooms'
import type { ProcessingRepository } from '../processing.repository'
import type { Recognition } from '../reading/ocr/recognize-page'
import type { PageRenderer } from '../reading/render/page-renderer'
import { watchRun } from '../watch-run'
import { createPageRecognizer } from './page-recognizer'
import type { RecognitionRepository } from './recognition.repository'
import { recognizePages } from './recognize-pages'
import { continueProcessing } from './request-recognition'
import { storeRecognizedPage } from './store-recognized-page'

interface Dependencies {
  transact: Transact
  processing: ProcessingRepository
  recognition: RecognitionRepository
  files: Pick<FileStore, 'pathOf'>
  realtime: Pick<Realtime, 'emit'>
  logger: Pick<Logger, 'warn'>
  ocr: Ocr
  renderer: Pick<PageRenderer, 'draw'>
  /** Of images. */
  folders: TemporaryFolders
  memoryMegabytes: number
  /** Replaced in tests. */
  createRecognizer?: typeof createPageRecognizer
  turnMs?: number
}

/** After it, the manuals of other organizations have their turn. */
const TURN_MS = 30_000

/** Recognizes text in the images of pages, page by page; then the manual is processed further. */
export function recognizeManualJob(dependencies: Dependencies): JobHandlers['recognize-manual'] {
  const { transact, processing, recognition, files, realtime, logger, ocr, renderer, folders, memoryMegabytes } =
    dependencies
  const { createRecognizer = createPageRecognizer, turnMs = TURN_MS } = dependencies

  const emitProgress = (manual: Manual) => realtime.emit(manualRooms(manual), 'manual.progress', toProgress(manual))

  async function fail({ id, revision }: Manual): Promise<void> {
    const failed = await transact((trx) => failManual(trx, { id, revision, reason: processingFailed }))
    if (failed) emitProgress(failed)
  }

  const reported = new Set<string>()

  /** Once for each manual, as most pages of a manual are written in the same language. */
  function reportMissing(manual: string, { page, missing }: Recognition): void {
    const key = `${manual} ${missing}`
    if (missing === undefined || reported.has(key)) return
    reported.add(key)
    logger.warn(
      { manual, page, missing, installed: ocr.languages },
      'a scan is in a language that there is no data for',
    )
  }

  async function store({ id, revision }: Manual, recognition: Recognition): Promise<void> {
    reportMissing(id, recognition)
    const { page, words, language } = recognition
    const recognized = { page, words, language }
    const progress = await transact((trx) => storeRecognizedPage(trx, { id, revision, recognized }))
    if (progress) emitProgress(progress)
  }

  async function recognize(manual: Manual, signal: AbortSignal): Promise<void> {
    const { id } = manual
    const endsAt = Date.now() + turnMs
    const path = files.pathOf(manual.storageKey)
    const pages = await recognition.pending(id)
    const earlierLanguages = await recognition.languages(id)
    let stored = Promise.resolve()
    await folders.use((folder) =>
      recognizePages({
        pages,
        languages: ocr.languages,
        earlierLanguages,
        recognize: createRecognizer({ ocr, renderer, path, folder, memoryMegabytes, signal }),
        store(recognition) {
          // One after the other, so that progress is reported in order.
          stored = stored.then(() => store(manual, recognition))
          return stored
        },
        isTimeOver: () => signal.aborted || Date.now() > endsAt,
      }),
    )
  }

  return async ({ manual_id: id, revision }, { signal, lastAttempt }) => {
    const manual = await processing.findCurrent(id, revision)
    if (!manual) return
    const run = watchRun(processing, { id, revision }, signal)
    try {
      await recognize(manual, run.signal)
    } catch (error) {
      // A shutdown must not use up an attempt.
      if (!run.signal.aborted) {
        if (lastAttempt) await fail(manual)
        throw error
      }
    } finally {
      run.end()
    }
    await transact((trx) => continueProcessing(trx, { id, revision }))
  }
}
