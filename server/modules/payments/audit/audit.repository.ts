import type { Database } from '../../../db/connection'
import type { PaymentAction } from './payment-action'

export interface NewAuditEntry {
  dealershipId: string
  action: PaymentAction
  paymentId?: string | undefined
  orderId?: string | undefined
  personId?: string | undefined
  amount?: { amount: number; currency: string } | undefined
  text?: string | undefined
}

/** Adds to the audit, which the database never lets change. */
export async function insertAudit(trx: Database, entry: NewAuditEntry): Promise<void> {
  await trx
    .insertInto('payment_audit')
    .values({
      organization_id: entry.dealershipId,
      action: entry.action,
      payment_id: entry.paymentId ?? null,
      order_id: entry.orderId ?? null,
      person_id: entry.personId ?? null,
      amount: entry.amount?.amount ?? null,
      currency: entry.amount?.currency ?? null,
      text: entry.text ?? '',
    })
    .execute()
}
