import type { Database } from '../../../../db/connection'
import { enqueue } from '../../../../infrastructure/jobs/job-queue'
import { jobInSteps, MAX_ATTEMPTS } from '../job-in-steps'
import { findAbandonedUndos, jobPrefix, type MachineImport, queueOf } from './machine-import.repository'
import { failUndo, finishUndo, undoMachines } from './undo-machines'

/** Takes back an import of machines; one at a time for each operator. */
export const enqueueUndo = (trx: Database, stored: MachineImport): Promise<void> =>
  enqueue(
    trx,
    'undo-machine-import',
    { import_id: stored.id },
    { key: `${jobPrefix}${stored.id}`, maxAttempts: MAX_ATTEMPTS, queue: queueOf(stored) },
  )

export const undoMachineImportJob = (dependencies: Parameters<typeof jobInSteps>[0]) =>
  jobInSteps(dependencies, {
    next: undoMachines,
    finish: finishUndo,
    interrupt: failUndo,
    refuse: failUndo,
    findAbandoned: findAbandonedUndos,
  })
