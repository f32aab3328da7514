import type { Database, Transaction } from '../../db/connection'
import { transition } from '../../db/transition'
import { publish, type Transact } from '../../events/unit-of-work'
import type { JobHandlers } from '../../infrastructure/jobs/worker'
import { lockInstance } from '../maintenance'
import { maintenanceQuoteStates } from './maintenance-quote'
import { maintenanceQuoteMoved } from './maintenance-quote.events'
import { closeLines, lockQuote } from './stored-quote.repository'
import { findOutdatedDrafts } from './unquoted-task.repository'

export const withdrawOutdatedDraftsCrontab = '*/15 * * * * withdraw-outdated-drafts ?jobKey=withdraw-outdated-drafts'

/** Withdraws the drafts of the system for which nothing is due any more, so that nobody has to clear them away. */
export const withdrawOutdatedDraftsJob =
  (db: Database, transact: Transact): JobHandlers['withdraw-outdated-drafts'] =>
  async (_payload, { signal }) => {
    for (const draft of await findOutdatedDrafts(db)) {
      signal.throwIfAborted()
      await transact((trx) => withdrawDraft(trx, draft))
    }
  }

async function withdrawDraft(trx: Transaction, { id, instanceId }: { id: string; instanceId: string }): Promise<void> {
  const quote = await lockQuote(trx, id)
  // What falls due from here on waits, and is drafted again.
  await lockInstance(trx, instanceId)
  const [outdated] = await findOutdatedDrafts(trx, id)
  if (!quote || !outdated) return
  await closeLines(trx, quote)
  const set = { updated_at: new Date() }
  await transition(trx, maintenanceQuoteStates, quote, { to: 'WITHDRAWN', by: { actors: ['system'] }, set })
  await publish(trx, maintenanceQuoteMoved({ quoteId: id, from: 'DRAFT', to: 'WITHDRAWN' }))
}
