import { findVisibleOrganization } from '../../access'
import type { Caller } from '../../access/caller'
import type { Transaction } from '../../db/connection'
import { forbidden, invalid, notFound } from '../../domain/domain-error'
import type { Text } from '../../domain/text'

/** The dealership that gives out a caller's links; null for the operator itself. */
export const issuer = ({ organization }: Caller): string | null =>
  organization?.type === 'DEALERSHIP' ? organization.id : null

/**
 * The operator that a link is for, as chosen by the caller.
 * @throws DomainError invalid for none, not found and forbidden for one that the caller may not open to others
 */
export async function findOperator(trx: Transaction, caller: Caller, id: string | undefined): Promise<string> {
  if (!id) throw chooseOperator()
  const organization = await findVisibleOrganization(trx, caller, id)
  if (!organization) throw notFound('Organization')
  // An operator sees the dealerships that serve it: those have neither machines nor orders as a customer.
  if (organization.type !== 'OPERATOR') throw chooseOperator()
  if (!organization.works_with) throw notServed()
  return id
}

/** A link to what a dealership no longer serves would not open. */
export const notServed = () =>
  forbidden({
    en: 'The dealership no longer serves this customer, so no link can be created.',
    es: 'El concesionario ya no atiende a este cliente, por lo que no se puede crear ningún enlace.',
  })

export const missing = (field: string, message: Text) => invalid({ path: `body.${field}`, message })

const chooseOperator = () =>
  missing('organization_id', {
    en: 'Choose the operator that the link is for.',
    es: 'Elija el operador para el que es el enlace.',
  })
