import type { Transaction } from '../../../db/connection'

export async function stopDueEmails(trx: Transaction, personId: string): Promise<void> {
  await trx.updateTable('person').set({ due_emails: 'never' }).where('id', '=', personId).execute()
}
