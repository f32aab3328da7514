import type { Transaction } from '../../../db/connection'
import type { UnwantedEmails } from './unwanted-emails'

export function stopEmails(trx: Transaction, unwanted: UnwantedEmails): Promise<void> {
  if ('personId' in unwanted) return stopDueEmails(trx, unwanted.personId)
  if ('contactId' in unwanted) return stopOrderEmails(trx, unwanted.contactId)
  return stopCustomerEmails(trx, unwanted.customerContactId)
}

async function stopDueEmails(trx: Transaction, personId: string): Promise<void> {
  await trx.updateTable('person').set({ due_emails: 'never' }).where('id', '=', personId).execute()
}

/** An address that wants to hear no more of an order is not needed any more; the one that replaced it stays. */
async function stopOrderEmails(trx: Transaction, contactId: string): Promise<void> {
  const without = { contact_email: null, contact_language: null, contact_id: null }
  await trx.updateTable('customer_order').set(without).where('contact_id', '=', contactId).execute()
}

/** The dealership sees that there is no address any more. */
async function stopCustomerEmails(trx: Transaction, contactId: string): Promise<void> {
  await trx.deleteFrom('customer_contact').where('id', '=', contactId).execute()
}
