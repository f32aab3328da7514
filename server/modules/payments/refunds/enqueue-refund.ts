import type { Transaction } from '../../../db/connection'
import { enqueue } from '../../../infrastructure/jobs/job-queue'

/** Has a job ask the provider for a refund; those of one payment are asked for one after the other. */
export async function enqueueRefund(trx: Transaction, id: string): Promise<void> {
  const { dealershipId, paymentId } = await trx
    .selectFrom('payment_refund')
    .innerJoin('payment', 'payment.id', 'payment_refund.payment_id')
    .where('payment_refund.id', '=', id)
    .select(['payment.organization_id as dealershipId', 'payment.id as paymentId'])
    .executeTakeFirstOrThrow()
  await enqueue(
    trx,
    'send-refund',
    { refund_id: id },
    { key: `send-refund-${id}`, maxAttempts: 25, turn: { owner: dealershipId, about: paymentId } },
  )
}
