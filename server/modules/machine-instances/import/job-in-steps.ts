import type { Database, Transaction } from '../../../db/connection'
import { DomainError } from '../../../domain/domain-error'
import type { Text } from '../../../domain/text'
import type { Transact } from '../../../events/unit-of-work'
import type { JobContext } from '../../../infrastructure/jobs/worker'

export const MAX_ATTEMPTS = 3

interface Steps {
  /** @returns whether there may be another one */
  next(trx: Transaction, importId: string): Promise<boolean>
  finish(trx: Transaction, importId: string): Promise<void>
  /** Ends what was interrupted at its last attempt. */
  interrupt(trx: Transaction, importId: string): Promise<void>
  /** Ends what may not go on. */
  refuse(trx: Transaction, importId: string, reason: Text): Promise<void>
  /** What no job works on any more. */
  findAbandoned(db: Database): Promise<{ id: string }[]>
}

/** A job about an import in steps, each a transaction: what was interrupted goes on where it stopped. */
export function jobInSteps({ db, transact }: { db: Database; transact: Transact }, steps: Steps) {
  return {
    async handler({ import_id: id }: { import_id: string }, { signal, lastAttempt }: JobContext): Promise<void> {
      try {
        while (await transact((trx) => steps.next(trx, id))) signal?.throwIfAborted()
        await transact((trx) => steps.finish(trx, id))
      } catch (error) {
        if (error instanceof DomainError) return transact((trx) => steps.refuse(trx, id, error.text))
        if (lastAttempt && !signal?.aborted) await transact((trx) => steps.interrupt(trx, id))
        throw error
      }
    },
    /** Fails what a killed process has left without a further attempt. */
    async failAbandoned() {
      for (const { id } of await steps.findAbandoned(db)) await transact((trx) => steps.interrupt(trx, id))
    },
  }
}
