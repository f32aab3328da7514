import type { Transaction } from '../../db/connection'
import type { PaymentProvider, RefundState } from '../../db/schema'
import { isUndecided, type Payment } from './payment'
import type { ProviderDispute } from './provider/payment-provider'

type Key = Pick<Payment, 'id' | 'dealershipId'>

interface NewRefund {
  amount: number
  reason: string
  requestedBy: string | undefined
  returnId?: string | undefined
  state?: RefundState
  providerRefund?: string
  failure?: string
}

export async function insertRefund(trx: Transaction, { id, dealershipId }: Key, refund: NewRefund): Promise<string> {
  const stored = await trx
    .insertInto('payment_refund')
    .values({
      organization_id: dealershipId,
      payment_id: id,
      amount: refund.amount,
      reason: refund.reason,
      requested_by: refund.requestedBy ?? null,
      return_id: refund.returnId ?? null,
      state: refund.state ?? 'REQUESTED',
      provider_refund: refund.providerRefund ?? null,
      failure: refund.failure ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (refund.providerRefund) await markChanged(trx, { id, dealershipId })
  return stored.id
}

export async function updateRefund(
  trx: Transaction,
  payment: Key,
  id: string,
  { state, failure, providerRefund }: { state: RefundState; failure: string; providerRefund?: string },
): Promise<void> {
  await trx
    .updateTable('payment_refund')
    .set({ state, failure, provider_refund: providerRefund })
    .where('id', '=', id)
    .execute()
  await markChanged(trx, payment)
}

/** What the provider said of a payment before is outdated now. */
const markChanged = (trx: Transaction, { id }: Key) =>
  trx
    .updateTable('payment')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

interface OfProvider {
  provider: PaymentProvider
  dealershipIds: readonly string[]
}

/** The refunds of these dealerships that are still to be asked of a provider. */
export async function requestedRefunds(trx: Transaction, { provider, dealershipIds }: OfProvider): Promise<string[]> {
  if (dealershipIds.length === 0) return []
  const rows = await trx
    .selectFrom('payment_refund')
    .innerJoin('payment', 'payment.id', 'payment_refund.payment_id')
    .where('payment_refund.state', '=', 'REQUESTED')
    .where('payment.provider', '=', provider)
    .where('payment.organization_id', 'in', dealershipIds)
    .select('payment_refund.id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function insertDispute(trx: Transaction, payment: Key, dispute: ProviderDispute): Promise<void> {
  await trx
    .insertInto('payment_dispute')
    .values({
      organization_id: payment.dealershipId,
      payment_id: payment.id,
      provider_dispute: dispute.id,
      state: dispute.state,
      amount: dispute.amount,
      reason: dispute.reason,
      respond_by: dispute.respondBy ?? null,
      answered_at: dispute.isAnswered ? new Date() : null,
      opened_at: dispute.openedAt,
      closed_at: isUndecided(dispute) ? null : new Date(),
    })
    .execute()
  await markChanged(trx, payment)
}

/** @param dispute `isEscalated`: an inquiry has become a dispute, which nobody has answered yet */
export async function updateDispute(
  trx: Transaction,
  payment: Key,
  id: string,
  { state, amount, reason, respondBy, isAnswered, isEscalated }: ProviderDispute & { isEscalated: boolean },
): Promise<void> {
  await trx
    .updateTable('payment_dispute')
    .set((eb) => ({
      state,
      amount,
      reason,
      respond_by: respondBy ?? null,
      closed_at: isUndecided({ state }) ? null : new Date(),
      ...(isEscalated && { answer: '', answered_by: null, answered_at: isAnswered ? new Date() : null }),
      ...(isAnswered && !isEscalated && { answered_at: eb.fn.coalesce('answered_at', eb.val(new Date())) }),
    }))
    .where('id', '=', id)
    .execute()
  await markChanged(trx, payment)
}
