import type { Transaction } from '../../../../db/connection'
import { transition } from '../../../../db/transition'
import { createUserRepository } from '../user.repository'
import { endAccess } from '../user-access.repository'
import { accountRequestStates } from './account-request'
import { findWaitingRequests, storeAnswerTime } from './account-request.repository'

interface EndedLink {
  dealershipId: string
  operatorId: string
}

/**
 * With a link end the accounts that the dealership made at the operator and that no admin of the operator confirmed, and
 * the requests for further ones. An operator that would lose its last active admin keeps the one who was there first.
 */
export async function endDealershipAccounts(trx: Transaction, link: EndedLink): Promise<void> {
  const users = createUserRepository(trx)
  await users.lockOrganization(link.operatorId)
  for (const id of await users.deactivateUnconfirmed(link)) await endAccess(trx, id)
  for (const request of await findWaitingRequests(trx, link)) {
    await transition(trx, accountRequestStates, request, { to: 'WITHDRAWN', by: { actors: ['dealership'] } })
    await storeAnswerTime(trx, request.id)
  }
}
