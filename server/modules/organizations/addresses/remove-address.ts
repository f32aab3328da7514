import type { Transaction } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import { type AddressKey, deleteAddress, findAddress, lockAddressesOf, makeOldestDefault } from './address.repository'

/**
 * Removes an address of an organization; after the default one, the oldest of the others becomes the default.
 * @throws DomainError not found
 */
export async function removeAddress(trx: Transaction, { organizationId, id }: AddressKey): Promise<void> {
  await lockAddressesOf(trx, organizationId)
  const removed = await findAddress(trx, organizationId, id)
  if (!removed) throw notFound('Address')
  await deleteAddress(trx, { organizationId, id })
  if (removed.is_default) await makeOldestDefault(trx, organizationId)
}
