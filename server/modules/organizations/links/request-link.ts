import { isServing } from '../../../access'
import type { Transaction } from '../../../db/connection'
import { conflict } from '../../../domain/domain-error'
import { findOperatorOfAdmin } from '../admin.repository'
import type { Link } from './link'
import { insertRequest } from './link.repository'
import { requireLink } from './link-list.repository'
import { enqueueLinkRequest } from './link-request.job'

interface RequestLink {
  dealershipId: string
  /** The address of an operator's admin, in lower case. */
  email: string
  requestedBy: string
}

/**
 * Requests a link for a dealership. The result does not depend on whether the e-mail has an account.
 * @throws DomainError conflict if such a request is pending, or if the dealership serves the operator and may therefore
 *   list its people
 */
export async function requestLink(trx: Transaction, { dealershipId, email, requestedBy }: RequestLink): Promise<Link> {
  const operator = await findOperatorOfAdmin(trx, email)
  // Queried in either case, so that both take equally long.
  const alreadyLinked = await isServing(trx, { dealershipId, operatorId: operator?.id ?? dealershipId })
  if (alreadyLinked) {
    throw conflict('already_linked', {
      en: 'You already work with the operator of this person.',
      es: 'Ya trabaja con el operador de esta persona.',
    })
  }
  const id = await insertRequest(trx, { dealershipId, email, requestedBy })
  if (!id) {
    throw conflict('already_asked', {
      en: 'Your request to this e-mail has not been answered yet.',
      es: 'Su solicitud a este correo aún no ha recibido respuesta.',
    })
  }
  await enqueueLinkRequest(trx, id)
  return requireLink(trx, id)
}
