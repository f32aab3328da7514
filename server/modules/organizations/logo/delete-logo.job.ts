import type { Transaction } from '../../../db/connection'
import type { FileStore } from '../../../infrastructure/files/file-store'
import { enqueue } from '../../../infrastructure/jobs/job-queue'
import type { JobHandlers } from '../../../infrastructure/jobs/worker'

/** Retries for about three days, for example while a file system is read-only. */
const MAX_ATTEMPTS = 25

/** Enqueues the deletion of the file of a logo that was replaced or removed. */
export const enqueueLogoDeletion = (trx: Transaction, key: string): Promise<void> =>
  enqueue(trx, 'delete-logo', { storage_key: key }, { key: `delete-logo:${key}`, maxAttempts: MAX_ATTEMPTS })

export const deleteLogoJob =
  (files: Pick<FileStore, 'remove'>): JobHandlers['delete-logo'] =>
  ({ storage_key: key }) =>
    files.remove(key)
