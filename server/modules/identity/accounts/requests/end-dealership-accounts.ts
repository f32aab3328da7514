import type { Transaction } from '../../../../db/connection'
import { transition } from '../../../../db/transition'
import { endAccess } from '../../sessions/end-sessions'
import { deactivateUnconfirmed, lockAccountsOf } from '../user.repository'
import { accountRequestStates } from './account-request'
import { findPendingRequests, storeAnswerTime } from './account-request.repository'

interface EndedLink {
  dealershipId: string
  operatorId: string
}

/**
 * When a link ends, deactivates the accounts that the dealership created at the operator and no admin of the operator
 * confirmed, and withdraws its pending requests. Of an operator that would lose its last active admins, the first one
 * stays active.
 */
export async function endDealershipAccounts(trx: Transaction, link: EndedLink): Promise<void> {
  await lockAccountsOf(trx, link.operatorId)
  for (const id of await deactivateUnconfirmed(trx, link)) await endAccess(trx, id)
  for (const request of await findPendingRequests(trx, link)) {
    await transition(trx, accountRequestStates, request, { to: 'WITHDRAWN', by: { actors: ['dealership'] } })
    await storeAnswerTime(trx, request.id)
  }
}
