import type { Database, Transaction } from '../../server/db/connection'
import { personAt } from '../../server/sandbox/pages/person-at'
import { scalePeople } from '../../server/seed/scale/scale'
import { addSales } from '../api/add-sales'
import { type AuthorizedFetch, json, jsonFrom, read, signIn } from '../authorized-fetch'

export const password = 'only for this one bench'

/** A dealership with parts in stock, whose admin may take card payments, and a customer. */
export async function seedShop(trx: Transaction): Promise<void> {
  await addSales(trx, { parts: 100, orders: 0, models: 1, password })
  await trx.updateTable('stock_level').set({ on_hand: 1_000_000 }).execute()
  await trx
    .updateTable('person')
    .set({ groups: ['Org Admin'] })
    .where('email', '=', scalePeople.staff.email)
    .execute()
}

export async function takeCardPayments(address: string): Promise<void> {
  const fetch = await signIn(address, scalePeople.staff.email, password)
  const { organization_id: id } = await read<{ organization_id: string }>(await fetch('/api/v2/payments/account'))
  const body = { component: 'onboarding', return_url: `${address}/payment-management` }
  const { session } = await read<{ session: { url: string } }>(
    await fetch(`/api/v2/payments/session/${id}/`, jsonFrom(address, body)),
  )
  await personAt(`${address}/sandbox`).onboard(session.url)
  // Read from the provider, which has enabled the account.
  await read(await fetch('/api/v2/payments/account'))
}

/** Places orders of one part each, which await payment. @returns their ids */
export async function placeOrders(fetch: AuthorizedFetch, db: Database, count: number): Promise<string[]> {
  const { items } = await read<{ items: { organization: { id: string } }[] }>(await fetch('/api/v2/catalogues/'))
  const part = await db.selectFrom('stock_level').select('part_id as id').limit(1).executeTakeFirstOrThrow()
  const ids: string[] = []
  for (let placed = 0; placed < count; placed += 1) {
    const order = {
      dealership_id: items[0]?.organization.id,
      order_parts: [{ part_id: part.id, quantity: 2 }],
      delivery: 'PICKUP',
      po_number: `faults-${placed}`,
    }
    ids.push((await read<{ id: string }>(await fetch('/api/v2/orders/', json('POST', order)))).id)
  }
  return ids
}
