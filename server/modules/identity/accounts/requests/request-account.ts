import type { GroupName } from '../../../../access/caller'
import type { Transaction } from '../../../../db/connection'
import { conflict, notFound } from '../../../../domain/domain-error'
import type { Outbox } from '../../../notifications'
import { emailsOfAdmins } from '../../../organizations'
import { findPersonByEmail } from '../../person.repository'
import { emailTaken } from '../create-account'
import type { AccountRequest } from './account-request'
import { findAccountRequest, insertAccountRequest } from './account-request.repository'
import { accountRequestedEmail } from './account-request-mail'

interface RequestAccount {
  organizationId: string
  dealershipId: string
  /** Normalized. */
  email: string
  group: GroupName
  firstName: string
  lastName: string
  requestedBy: string
}

/**
 * Asks the admins of an operator to approve a dealership's invitation.
 * @throws DomainError conflict if the address has an account, or a pending request of the dealership
 */
export async function requestAccount(
  trx: Transaction,
  outbox: Outbox,
  wanted: RequestAccount,
): Promise<AccountRequest> {
  if (await findPersonByEmail(trx, wanted.email)) throw emailTaken()
  const id = await insertAccountRequest(trx, wanted)
  if (!id) {
    throw conflict('already_asked', {
      en: 'Your request for this address is already waiting for approval.',
      es: 'Su solicitud para esta dirección ya está pendiente de aprobación.',
    })
  }
  const request = await findAccountRequest(trx, id)
  if (!request) throw notFound('Organization')
  const url = outbox.addressOf('/accounts')
  for (const to of await emailsOfAdmins(trx, wanted.organizationId)) {
    await outbox.send(trx, accountRequestedEmail(to, request, url))
  }
  return request
}
