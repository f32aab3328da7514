import type { Database } from '../../../../db/connection'
import { enqueue } from '../../../../infrastructure/jobs/job-queue'
import { jobInSteps, MAX_ATTEMPTS } from '../job-in-steps'
import { findAbandonedImports, type MachineImport, queueOf, storingPrefix } from '../undo/machine-import.repository'
import { finishStoring, interruptStoring, refuseStoring, storeNextRows } from './store-import'

/** Stores the rows of an import of machines; one at a time for each operator. */
export const enqueueStoring = (trx: Database, stored: MachineImport): Promise<void> =>
  enqueue(
    trx,
    'store-machine-import',
    { import_id: stored.id },
    { key: `${storingPrefix}${stored.id}`, maxAttempts: MAX_ATTEMPTS, queue: queueOf(stored) },
  )

export const storeMachineImportJob = (dependencies: Parameters<typeof jobInSteps>[0]) =>
  jobInSteps(dependencies, {
    next: storeNextRows,
    finish: finishStoring,
    interrupt: interruptStoring,
    refuse: refuseStoring,
    findAbandoned: findAbandonedImports,
  })
