import type { Transaction } from '../../db/connection'
import type { FileStore } from '../../infrastructure/files/file-store'
import { enqueueAll } from '../../infrastructure/jobs/job-queue'
import type { JobHandlers } from '../../infrastructure/jobs/worker'

/** Retries for about three days, for example while a file system is read-only. */
const MAX_ATTEMPTS = 25

/** Enqueues the deletion of stored files that nothing refers to any more. */
export const enqueueFileRemoval = (trx: Transaction, keys: readonly string[]): Promise<void> =>
  enqueueAll(
    trx,
    'delete-file',
    keys.map((key) => ({
      payload: { storage_key: key },
      options: { key: `delete-file:${key}`, maxAttempts: MAX_ATTEMPTS },
    })),
  )

export const deleteFileJob =
  (files: Pick<FileStore, 'remove'>): JobHandlers['delete-file'] =>
  ({ storage_key: key }) =>
    files.remove(key)
