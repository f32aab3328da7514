import type { Database } from '../../db/connection'
import { deleteOldKeys } from './idempotency-key.repository'

/** Early each morning (UTC), and once for the mornings on which nothing ran. */
export const deleteOldKeysCrontab = '50 0 * * * delete-idempotency-keys ?fill=1d&jobKey=delete-idempotency-keys'

/** Deletes the keys that no longer answer anything: those of more than 24 hours ago. */
export const deleteOldKeysJob = (db: Database) => async (): Promise<void> => {
  await deleteOldKeys(db)
}
