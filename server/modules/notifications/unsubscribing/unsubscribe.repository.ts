import type { Transaction } from '../../../db/connection'

export async function stopDueEmails(trx: Transaction, personId: string): Promise<void> {
  await trx.updateTable('person').set({ due_emails: 'never' }).where('id', '=', personId).execute()
}

/** An address that wants to hear no more of an order is not needed any more. */
export async function stopOrderEmails(trx: Transaction, orderId: string): Promise<void> {
  const without = { contact_email: null, contact_language: null }
  await trx.updateTable('customer_order').set(without).where('id', '=', orderId).execute()
}
