import type { Caller, OrganizationType } from '../../access/caller'
import type { Transaction } from '../../db/connection'
import { invalid } from '../../domain/domain-error'
import { insertPeriod } from './links/link.repository'
import { dealershipOfNew } from './organization'
import { findOrganizationType, insertOrganization, type OrganizationChange } from './organization.repository'

interface CreateOrganization {
  caller: Caller
  type: OrganizationType
  /** Who serves a new operator. */
  dealershipId: string | undefined
  fields: OrganizationChange & { name: string }
}

/**
 * Creates an organization; an operator is served by its dealership from then on.
 * @returns the organization's id
 * @throws DomainError invalid for a type or a dealership that the caller may not choose
 */
export async function createOrganization(
  trx: Transaction,
  { caller, type, dealershipId: chosen, fields }: CreateOrganization,
): Promise<string> {
  const dealershipId = dealershipOfNew(caller, { type, dealershipId: chosen })
  if (dealershipId && (await findOrganizationType(trx, dealershipId)) !== 'DEALERSHIP') {
    throw invalid({
      path: 'body.dealership_id',
      message: { en: 'There is no such dealership.', es: 'No existe este concesionario.' },
    })
  }
  const id = await insertOrganization(trx, { type, ...fields })
  if (dealershipId) await insertPeriod(trx, { dealershipId, operatorId: id })
  return id
}
