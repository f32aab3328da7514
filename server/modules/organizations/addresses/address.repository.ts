import { type Selectable, sql } from 'kysely'
import type { Database, Transaction } from '../../../db/connection'
import type { Address as AddressTable } from '../../../db/schema'

export type Address = Selectable<AddressTable>

/** What people enter; columns that are absent are empty or stay as they are. */
export type AddressFields = Partial<Omit<Address, 'id' | 'organization_id' | 'created_at' | 'is_default'>>
export type NewAddressFields = AddressFields & Pick<Address, 'label' | 'line1' | 'city' | 'country'>

/** An address of an organization; of another one it is not found. */
export interface AddressKey {
  organizationId: string
  id: string
}

/** Lists the addresses of an organization, the default one first. */
export const listAddresses = (db: Database, organizationId: string): Promise<Address[]> =>
  addressesOf(db, organizationId)
    .selectAll()
    .orderBy('is_default', 'desc')
    .orderBy(sql`lower(label)`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/**
 * Locks the organization against changes of its addresses: if it has any, exactly one is the default, so whatever could
 * change that happens one at a time.
 */
export async function lockAddressesOf(trx: Transaction, organizationId: string): Promise<void> {
  await trx
    .selectFrom('organization')
    .where('id', '=', organizationId)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function countAddresses(trx: Transaction, organizationId: string): Promise<number> {
  const counted = addressesOf(trx, organizationId).select(({ fn }) => fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

export const findAddress = (trx: Transaction, organizationId: string, id: string): Promise<Address | undefined> =>
  addressesOf(trx, organizationId).where('id', '=', id).selectAll().executeTakeFirst()

export const insertAddress = (
  trx: Transaction,
  organizationId: string,
  address: NewAddressFields & { is_default: boolean },
): Promise<Address> =>
  trx
    .insertInto('address')
    .values({ ...address, organization_id: organizationId })
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateAddress = (
  trx: Transaction,
  { organizationId, id }: AddressKey,
  change: AddressFields & { is_default: boolean },
): Promise<Address> =>
  trx
    .updateTable('address')
    .set(change)
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export async function deleteAddress(trx: Transaction, { organizationId, id }: AddressKey): Promise<void> {
  await trx.deleteFrom('address').where('organization_id', '=', organizationId).where('id', '=', id).execute()
}

export async function clearDefaultAddress(trx: Transaction, organizationId: string): Promise<void> {
  await trx
    .updateTable('address')
    .set({ is_default: false })
    .where('organization_id', '=', organizationId)
    .where('is_default', '=', true)
    .execute()
}

/** Makes the oldest address of an organization the default one. */
export async function makeOldestDefault(trx: Transaction, organizationId: string): Promise<void> {
  await trx
    .updateTable('address')
    .set({ is_default: true })
    .where('organization_id', '=', organizationId)
    .where('id', '=', () => addressesOf(trx, organizationId).orderBy('created_at').orderBy('id').limit(1).select('id'))
    .execute()
}

const addressesOf = (db: Database, organizationId: string) =>
  db.selectFrom('address').where('organization_id', '=', organizationId)
