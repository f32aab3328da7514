import type { Transaction } from '../../../db/connection'
import { enqueue } from '../../../infrastructure/jobs/job-queue'

/** Has a job ask the provider for a refund. */
export const enqueueRefund = (trx: Transaction, id: string): Promise<void> =>
  enqueue(trx, 'send-refund', { refund_id: id }, { key: `send-refund-${id}`, maxAttempts: 25 })
