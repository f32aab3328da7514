import type { Transaction } from '../../../db/connection'
import type { OrderContact } from '../new-order'

/** Stores where an order is heard of without an account; absent for nowhere. The same address retains its language. */
export async function storeContact(
  trx: Transaction,
  orderId: string,
  { email = null, language = null }: { [Field in keyof OrderContact]?: OrderContact[Field] | null } = {},
): Promise<void> {
  await trx
    .updateTable('customer_order')
    .set({ contact_email: email, contact_language: language })
    .where('id', '=', orderId)
    .where('contact_email', 'is distinct from', email)
    .execute()
}
