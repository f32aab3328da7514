import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection'
import { assertOpen } from '../../portal-links'
import type { OrderContact } from '../new-order'

interface SetContact {
  orderId: string
  /** By which it is entered. */
  linkId: string
  /** Absent for nowhere. */
  contact: OrderContact | undefined
}

/**
 * Stores where an order is heard of without an account. The same address retains its language.
 * @throws DomainError gone if the link was revoked meanwhile: whoever had it would be sent the one that replaces it
 */
export async function storeContact(trx: Transaction, { orderId, linkId, contact }: SetContact): Promise<void> {
  // Links are revoked under the lock of their order.
  await trx.selectFrom('customer_order').where('id', '=', orderId).select('id').forNoKeyUpdate().execute()
  await assertOpen(trx, linkId)
  const email = contact?.email ?? null
  await trx
    .updateTable('customer_order')
    .set({ contact_email: email, contact_language: contact?.language ?? null })
    .set({ contact_id: contact ? sql<string>`gen_random_uuid()` : null })
    .where('id', '=', orderId)
    .where('contact_email', 'is distinct from', email)
    .execute()
}
