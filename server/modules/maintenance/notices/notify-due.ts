import type { Database } from '../../../db/connection'
import { enqueue } from '../../../infrastructure/jobs/job-queue'
import { addNotices } from './due-notice.repository'

/** Has those e-mailed who are responsible for machines on which something has newly fallen due, each as often as they want it. */
export async function notifyDue(trx: Database, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return
  const isUrgent = await addNotices(trx, itemIds)
  if (isUrgent) await enqueue(trx, 'send-due-emails', {}, { key: 'send-due-emails', maxAttempts: 10 })
}
