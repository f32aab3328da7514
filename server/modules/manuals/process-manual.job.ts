import type { Transact } from '../../events/unit-of-work'
import type { FileStore } from '../../infrastructure/files/file-store'
import { progressReporter } from '../../infrastructure/jobs/job-progress'
import type { JobHandlers } from '../../infrastructure/jobs/worker'
import type { Realtime } from '../../infrastructure/realtime/realtime'
import { completeManual } from './complete-manual'
import { failAbandonedManuals, failManual, processingFailed } from './fail-manual'
import type { Manual } from './manual'
import { toProgress } from './manual.wire'
import { manualRooms } from './manual-rooms'
import type { ProcessingRepository } from './processing.repository'
import { ManualUnreadable } from './reading/manual-unreadable'
import { type ReadingLimits, readManualInProcess } from './reading/process/read-in-process'
import type { RecognitionRepository } from './recognition/recognition.repository'
import { continueWithoutRecognition, requestRecognition } from './recognition/request-recognition'
import { watchRun } from './watch-run'

interface Dependencies {
  transact: Transact
  processing: ProcessingRepository
  recognition: Pick<RecognitionRepository, 'recognized'>
  /** Whether text in images is recognized, by this process or by a worker that runs or is about to be back. */
  canRecognize: () => Promise<boolean>
  files: FileStore
  realtime: Pick<Realtime, 'emit'>
  limits: ReadingLimits
  /** Replaced in tests. */
  read?: typeof readManualInProcess
}

/** Minimum interval between progress updates. */
const PROGRESS_INTERVAL_MS = 250

/**
 * Reads an uploaded manual into passages: QUEUED > PROCESSING > READY, or FAILED with a readable reason. Scanned pages are
 * recognized by a job of their own, after which this one runs again.
 */
export function processManualJob({
  transact,
  processing,
  recognition,
  canRecognize,
  files,
  realtime,
  limits,
  read: readPdf = readManualInProcess,
}: Dependencies) {
  const emitProgress = (manual: Manual) => realtime.emit(manualRooms(manual), 'manual.progress', toProgress(manual))

  const handler: JobHandlers['process-manual'] = async ({ manual_id: id, revision }, { signal, lastAttempt }) => {
    const manual = await processing.start(id, revision)
    if (!manual) return
    emitProgress(manual)

    let lastEmitted = 0
    let recording = Promise.resolve()
    const reportProgress = progressReporter()
    const onPage = (pagesDone: number, pages: number) => {
      reportProgress()
      if (pagesDone <= manual.pagesDone || Date.now() - lastEmitted < PROGRESS_INTERVAL_MS) return
      lastEmitted = Date.now()
      emitProgress({ ...manual, pages, pagesDone })
      // Progress is informational; only the outcome has to be stored.
      recording = processing.recordProgress(id, revision, pagesDone, pages).catch(() => undefined)
    }

    const run = watchRun(processing, { id, revision }, signal)
    try {
      const read = await readPdf(files.pathOf(manual.storageKey), {
        ...limits,
        signal: run.signal,
        recognized: recognition.recognized(id),
        canRecognize: await canRecognize(),
        onPage,
      })
      await recording
      const next = await transact((trx) =>
        'pagesToRecognize' in read
          ? requestRecognition(trx, { id, revision, needed: read })
          : completeManual(trx, { id, revision, read }),
      )
      if (next) emitProgress(next)
    } catch (error) {
      // A shutdown must not use up an attempt. `requeue` ignores a deleted manual.
      if (error instanceof ManualUnreadable && error.code === 'cancelled') return processing.requeue(id, revision)
      const unreadable = error instanceof ManualUnreadable ? error : undefined
      if (!unreadable && !lastAttempt) throw error
      const { reason, code, pages } = unreadable ?? { reason: processingFailed }
      const failed = await transact((trx) => failManual(trx, { id, revision, reason, code, pages }))
      if (failed) emitProgress(failed)
      if (!unreadable) throw error
    } finally {
      run.end()
    }
  }

  return {
    handler,
    /** Finishes, without the text of their images, manuals that wait for a worker although there is none. */
    async finishUnrecognized() {
      if (!(await canRecognize())) await transact(continueWithoutRecognition)
    },
    /** Call after a restart: fails the manuals whose jobs were abandoned by a killed process. */
    async failAbandoned() {
      const failed = await transact((trx) => failAbandonedManuals(trx, processingFailed))
      for (const manual of failed) emitProgress(manual)
    },
  }
}
