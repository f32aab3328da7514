import type { Database } from '../../../../db/connection'
import type { Transact } from '../../../../events/unit-of-work'
import { enqueue } from '../../../../infrastructure/jobs/job-queue'
import type { JobHandlers } from '../../../../infrastructure/jobs/worker'
import { findAbandonedUndos, jobPrefix, type MachineImport } from './machine-import.repository'
import { failUndo, finishUndo, undoMachines } from './undo-machines'

const MAX_ATTEMPTS = 3

/** Takes back an import of machines; one at a time for each operator. */
export const enqueueUndo = (trx: Database, { id, organization_id: organizationId }: MachineImport): Promise<void> =>
  enqueue(
    trx,
    'undo-machine-import',
    { import_id: id },
    { key: `${jobPrefix}${id}`, maxAttempts: MAX_ATTEMPTS, queue: `undo-machine-import:${organizationId}` },
  )

/** In steps, each a transaction: what was interrupted goes on where it stopped. */
export function undoMachineImportJob({ db, transact }: { db: Database; transact: Transact }) {
  const handler: JobHandlers['undo-machine-import'] = async ({ import_id: id }, { signal, lastAttempt }) => {
    try {
      while (await transact((trx) => undoMachines(trx, id))) signal?.throwIfAborted()
      await transact((trx) => finishUndo(trx, id))
    } catch (error) {
      if (lastAttempt && !signal?.aborted) await transact((trx) => failUndo(trx, id))
      throw error
    }
  }
  return {
    handler,
    /** Fails the undos whose jobs a killed process has left without a further attempt. */
    async failAbandoned() {
      for (const { id } of await findAbandonedUndos(db)) await transact((trx) => failUndo(trx, id))
    },
  }
}
