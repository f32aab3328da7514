import type { Database } from '../../db/connection'
import { deleteOldKeys } from './idempotency-key.repository'

/** Runs early each morning (UTC); if the server was down, it catches up once. */
export const deleteOldKeysCrontab = '50 0 * * * delete-idempotency-keys ?fill=1d&jobKey=delete-idempotency-keys'

/** Deletes the keys that have expired after 24 hours. */
export const deleteOldKeysJob = (db: Database) => async (): Promise<void> => {
  await deleteOldKeys(db)
}
