import type { Transaction } from '../../../db/connection'
import { invalid, notFound } from '../../../domain/domain-error'
import {
  type Address,
  type AddressFields,
  type AddressKey,
  clearDefaultAddress,
  findAddress,
  lockAddressesOf,
  updateAddress,
} from './address.repository'

interface ChangeAddress extends AddressKey {
  /** Only what is present is changed. */
  fields: AddressFields
  isDefault: boolean | undefined
}

/**
 * Changes an address of an organization.
 * @throws DomainError not found; invalid if the organization would have no default address
 */
export async function changeAddress(
  trx: Transaction,
  { organizationId, id, fields, isDefault }: ChangeAddress,
): Promise<Address> {
  await lockAddressesOf(trx, organizationId)
  const before = await findAddress(trx, organizationId, id)
  if (!before) throw notFound('Address')
  if (before.is_default && isDefault === false) {
    throw invalid({
      path: 'body.is_default',
      message: {
        en: 'Make another address the default one instead.',
        es: 'En su lugar, elija otra dirección como predeterminada.',
      },
    })
  }
  if (isDefault && !before.is_default) await clearDefaultAddress(trx, organizationId)
  return updateAddress(trx, { organizationId, id }, { ...fields, is_default: isDefault ?? before.is_default })
}
