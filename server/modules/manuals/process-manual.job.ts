import type { FileStore } from '../../infrastructure/files/file-store'
import type { JobHandlers } from '../../infrastructure/jobs/worker'
import type { Realtime } from '../../infrastructure/realtime/realtime'
import { type Manual, toProgress } from './manual'
import { manualRooms } from './manual-rooms'
import type { ProcessingRepository } from './processing.repository'
import { ManualUnreadable } from './reading/manual-unreadable'
import { type ReadingLimits, readManualInProcess } from './reading/process/read-in-process'

interface Dependencies {
  processing: ProcessingRepository
  files: FileStore
  realtime: Pick<Realtime, 'emit'>
  limits: ReadingLimits
  /** How a PDF is read; a parameter for tests. */
  read?: typeof readManualInProcess
}

const gaveUp = 'The manual could not be processed because of a fault on our side. Try again.'
/** How often at most progress is written and told, in milliseconds. */
const progressEvery = 250
/** How often a run asks whether its manual is still there, in milliseconds: it may be deleted through another process. */
const checkEvery = 500

/** Reads an uploaded manual into passages: QUEUED > PROCESSING > READY, or FAILED with a plain reason. */
export function processManualJob({
  processing,
  files,
  realtime,
  limits,
  read: readPdf = readManualInProcess,
}: Dependencies) {
  const tell = (manual: Manual) => realtime.emit(manualRooms(manual), 'manual.progress', toProgress(manual))

  const handler: JobHandlers['process-manual'] = async ({ manual_id: id, revision }, { signal, lastAttempt }) => {
    const manual = await processing.begin(id, revision)
    if (!manual) return
    tell(manual)

    let told = 0
    const onPage = (pagesDone: number, pages: number) => {
      if (Date.now() - told < progressEvery) return
      told = Date.now()
      tell({ ...manual, pages, pagesDone })
      // Progress is a courtesy to those who look: the end is what counts, and that is awaited.
      processing.advance(id, revision, pagesDone, pages).catch(() => undefined)
    }

    const obsolete = new AbortController()
    const check = setInterval(async () => {
      const isCurrent = await processing.isCurrent(id, revision).catch(() => true)
      if (!isCurrent) obsolete.abort()
    }, checkEvery)
    try {
      const read = await readPdf(files.pathOf(manual.storageKey), {
        ...limits,
        signal: AbortSignal.any([signal, obsolete.signal]),
        onPage,
      })
      const ready = await processing.finish(id, revision, read)
      if (ready) tell(ready)
    } catch (error) {
      // A stop is nobody's failure: it must not use up one of the attempts. A manual that was deleted is not queued again.
      if (error instanceof ManualUnreadable && error.code === 'cancelled') return processing.release(id, revision)
      const reason = error instanceof ManualUnreadable ? error.message : undefined
      if (!reason && !lastAttempt) throw error
      const failed = await processing.fail(id, revision, reason ?? gaveUp)
      if (failed) tell(failed)
      if (!reason) throw error
    } finally {
      clearInterval(check)
    }
  }

  return {
    handler,
    /** To be called after a restart: what a dying process gave up is said to have failed. */
    async failAbandoned() {
      for (const manual of await processing.failAbandoned(gaveUp)) tell(manual)
    },
  }
}
