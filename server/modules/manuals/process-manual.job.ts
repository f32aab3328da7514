import type { Text } from '../../domain/text'
import type { Transact } from '../../events/unit-of-work'
import type { FileStore } from '../../infrastructure/files/file-store'
import type { JobHandlers } from '../../infrastructure/jobs/worker'
import type { Realtime } from '../../infrastructure/realtime/realtime'
import { completeManual } from './complete-manual'
import { failAbandonedManuals, failManual } from './fail-manual'
import type { Manual } from './manual'
import { toProgress } from './manual.wire'
import { manualRooms } from './manual-rooms'
import type { ProcessingRepository } from './processing.repository'
import { ManualUnreadable } from './reading/manual-unreadable'
import { type ReadingLimits, readManualInProcess } from './reading/process/read-in-process'

interface Dependencies {
  transact: Transact
  processing: ProcessingRepository
  files: FileStore
  realtime: Pick<Realtime, 'emit'>
  limits: ReadingLimits
  /** Replaced in tests. */
  read?: typeof readManualInProcess
}

const FAILURE_REASON: Text = {
  en: 'The manual could not be processed because of an error on our side. Try again.',
  es: 'No se pudo procesar el manual por un error nuestro. Vuelva a intentarlo.',
}
/** Minimum interval between progress updates. */
const PROGRESS_INTERVAL_MS = 250
/** Interval at which a run checks whether its manual still exists, as another process may delete it. */
const CHECK_INTERVAL_MS = 500

/** Reads an uploaded manual into passages: QUEUED > PROCESSING > READY, or FAILED with a readable reason. */
export function processManualJob({
  transact,
  processing,
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
    const onPage = (pagesDone: number, pages: number) => {
      if (Date.now() - lastEmitted < PROGRESS_INTERVAL_MS) return
      lastEmitted = Date.now()
      emitProgress({ ...manual, pages, pagesDone })
      // Progress is informational; only the outcome has to be stored.
      processing.recordProgress(id, revision, pagesDone, pages).catch(() => undefined)
    }

    const obsolete = new AbortController()
    const check = setInterval(async () => {
      const isCurrent = await processing.isCurrent(id, revision).catch(() => true)
      if (!isCurrent) obsolete.abort()
    }, CHECK_INTERVAL_MS)
    try {
      const read = await readPdf(files.pathOf(manual.storageKey), {
        ...limits,
        signal: AbortSignal.any([signal, obsolete.signal]),
        onPage,
      })
      const ready = await transact((trx) => completeManual(trx, { id, revision, read }))
      if (ready) emitProgress(ready)
    } catch (error) {
      // A shutdown must not use up an attempt. `requeue` ignores a deleted manual.
      if (error instanceof ManualUnreadable && error.code === 'cancelled') return processing.requeue(id, revision)
      const reason = error instanceof ManualUnreadable ? error.reason : undefined
      if (!reason && !lastAttempt) throw error
      const failure = { id, revision, reason: reason ?? FAILURE_REASON }
      const failed = await transact((trx) => failManual(trx, failure))
      if (failed) emitProgress(failed)
      if (!reason) throw error
    } finally {
      clearInterval(check)
    }
  }

  return {
    handler,
    /** Call after a restart: fails the manuals whose jobs were abandoned by a killed process. */
    async failAbandoned() {
      const failed = await transact((trx) => failAbandonedManuals(trx, FAILURE_REASON))
      for (const manual of failed) emitProgress(manual)
    },
  }
}
