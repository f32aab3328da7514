import type { Transaction } from '../../../db/connection'
import type { CatalogueImportStatus } from '../../../db/schema'
import { interrupted } from '../../../domain/table-import'
import type { Text } from '../../../domain/text'
import { failedUndo } from '../../../tables/import-undo'
import { type ImportKey, lockImport, updateImport } from './catalogue-import.repository'
import { notifyOfImport } from './import-notice'

/** Ends an import whose table cannot be read, or no longer be stored. */
export const refuseImport = (trx: Transaction, key: ImportKey, failure: Text): Promise<void> =>
  fail(trx, key, () => ({ failure, restarts_as: null }))

/** Ends an import that was interrupted: it can be started again where it stopped. */
export const failInterrupted = (trx: Transaction, key: ImportKey): Promise<void> =>
  fail(trx, key, (status) => ({ failure: interrupted, restarts_as: status }))

type Change = Parameters<typeof updateImport>[2]

async function fail(trx: Transaction, key: ImportKey, change: (status: CatalogueImportStatus) => Change) {
  const current = await lockImport(trx, key)
  if (current?.undo?.status === 'RUNNING') {
    await updateImport(trx, key, { undo: failedUndo(current.undo) })
    return notifyOfImport(trx, key)
  }
  // Another process may have ended it meanwhile.
  if (!current || (current.status !== 'READING' && current.status !== 'APPLYING')) return
  await updateImport(trx, key, { status: 'FAILED', finished_at: new Date(), progress: 0, ...change(current.status) })
  await notifyOfImport(trx, key)
}
