import type { Transaction } from '../../../db/connection'
import { conflict } from '../../../domain/domain-error'
import {
  type Address,
  clearDefaultAddress,
  countAddresses,
  insertAddress,
  lockAddressesOf,
  type NewAddressFields,
} from './address.repository'

interface AddAddress {
  organizationId: string
  fields: NewAddressFields
  isDefault: boolean
}

const MAX_ADDRESSES = 200

/**
 * Adds an address to an organization; its first one becomes the default one.
 * @throws DomainError conflict if the organization has as many addresses as allowed
 */
export async function addAddress(
  trx: Transaction,
  { organizationId, fields, isDefault }: AddAddress,
): Promise<Address> {
  await lockAddressesOf(trx, organizationId)
  const count = await countAddresses(trx, organizationId)
  if (count >= MAX_ADDRESSES) {
    throw conflict('too_many_addresses', {
      en: `An organization has at most ${MAX_ADDRESSES} addresses.`,
      es: `Una organización tiene como máximo ${MAX_ADDRESSES} direcciones.`,
    })
  }
  if (isDefault) await clearDefaultAddress(trx, organizationId)
  return insertAddress(trx, organizationId, { ...fields, is_default: isDefault || count === 0 })
}
