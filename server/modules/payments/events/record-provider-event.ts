import type { Transaction } from '../../../db/connection'
import { enqueue } from '../../../infrastructure/jobs/job-queue'
import type { ProviderEvent } from '../provider/payment-provider'

/** Stores an event once, with the job that handles it. @returns whether it is new */
export async function recordProviderEvent(trx: Transaction, event: ProviderEvent): Promise<boolean> {
  const stored = await trx
    .insertInto('payment_event')
    .values({
      id: event.id,
      type: event.type,
      provider_account: event.account,
      object_type: event.objectType,
      object_id: event.objectId,
      intent_id: event.intentId ?? null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!stored) return false
  await enqueue(
    trx,
    'handle-payment-event',
    { event_id: event.id },
    {
      key: `payment-event-${event.id}`,
      maxAttempts: 25,
      turn: { owner: event.objectType === 'account' ? event.objectId : event.account },
    },
  )
  return true
}
