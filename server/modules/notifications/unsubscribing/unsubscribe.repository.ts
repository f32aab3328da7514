import type { Transaction } from '../../../db/connection'

export async function stopDueEmails(trx: Transaction, personId: string): Promise<void> {
  await trx.updateTable('person').set({ due_emails: 'never' }).where('id', '=', personId).execute()
}

/** An address that wants to hear no more of an order is not needed any more; the one that replaced it stays. */
export async function stopOrderEmails(trx: Transaction, contactId: string): Promise<void> {
  const without = { contact_email: null, contact_language: null, contact_id: null }
  await trx.updateTable('customer_order').set(without).where('contact_id', '=', contactId).execute()
}
