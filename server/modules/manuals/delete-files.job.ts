import type { Database } from '../../db/connection'
import type { FileStore } from '../../infrastructure/files/file-store'
import { enqueueAll } from '../../infrastructure/jobs/job-queue'
import type { JobHandlers } from '../../infrastructure/jobs/worker'
import type { RemovedManual } from '../machines'
import type { PageImages } from './page-images'

/** Retries for about three days, for example while a file system is read-only. */
const MAX_ATTEMPTS = 25

/** Enqueues the deletion of removed manuals' files, with one job for each, so that a failure affects no other file. */
export const enqueueFileDeletion = (trx: Database, { manuals }: { manuals: readonly RemovedManual[] }): Promise<void> =>
  enqueueAll(
    trx,
    'delete-manual-files',
    manuals.map(({ id, storageKey }) => ({
      payload: { manual_id: id, storage_key: storageKey },
      options: { key: `delete-manual-files:${id}`, maxAttempts: MAX_ATTEMPTS },
    })),
  )

interface Dependencies {
  files: Pick<FileStore, 'remove'>
  images: Pick<PageImages, 'remove'>
}

/** Deletes the file of a removed manual and the images of its pages. */
export const deleteFilesJob =
  ({ files, images }: Dependencies): JobHandlers['delete-manual-files'] =>
  async ({ manual_id: id, storage_key: storageKey }) => {
    await files.remove(storageKey)
    await images.remove(id)
  }
