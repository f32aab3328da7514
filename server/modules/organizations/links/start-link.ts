import type { Transaction } from '../../../db/connection'
import { conflict, notFound } from '../../../domain/domain-error'
import { publish } from '../../../events/unit-of-work'
import { linkStarted } from '../organization.events'
import { findOrganizationType } from '../organization.repository'
import type { Link } from './link'
import { insertPeriod } from './link.repository'
import { requireLink } from './link-list.repository'

interface StartLink {
  dealershipId: string
  operatorId: string
}

/**
 * Links a dealership and an operator without a request.
 * @throws DomainError not found if there is no such dealership or operator, conflict if they are already linked
 */
export async function startLink(trx: Transaction, { dealershipId, operatorId }: StartLink): Promise<Link> {
  if ((await findOrganizationType(trx, dealershipId)) !== 'DEALERSHIP') throw notFound('Dealership')
  if ((await findOrganizationType(trx, operatorId)) !== 'OPERATOR') throw notFound('Operator')
  const id = await insertPeriod(trx, { dealershipId, operatorId })
  if (!id) {
    throw conflict('already_linked', {
      en: 'These two organizations already work together.',
      es: 'Estas dos organizaciones ya trabajan juntas.',
    })
  }
  await publish(trx, linkStarted({ dealershipId, operatorId }))
  return requireLink(trx, id)
}
