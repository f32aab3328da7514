import type { Caller } from '../../../../access/caller'
import type { Database, Transaction } from '../../../../db/connection'
import { transition } from '../../../../db/transition'
import { notFound } from '../../../../domain/domain-error'
import { assertCanMove } from '../../../../domain/state-table'
import type { Outbox } from '../../../notifications'
import { findPerson } from '../../person.repository'
import { createAccount } from '../create-account'
import type { TemporaryPassword } from '../invitation'
import { type AccountRequest, type AccountRequestStatus, accountRequestStates, sidesOf } from './account-request'
import { findAccountRequest, storeAnswerTime } from './account-request.repository'
import { accountRequestAnsweredEmail } from './account-request-mail'

interface AnswerAccountRequest {
  id: string
  caller: Caller
  /** The new status; an approval comes with the password of the new account. */
  answer: { to: 'APPROVED'; password: TemporaryPassword } | { to: 'DECLINED' | 'WITHDRAWN' }
}

/**
 * Approves, declines or withdraws a request for an account.
 * @throws DomainError not found for strangers, forbidden if the other side decides, conflict if it was already answered
 *   or the address has an account by now
 */
export async function answerAccountRequest(
  trx: Transaction,
  outbox: Outbox,
  { id, caller, answer }: AnswerAccountRequest,
): Promise<AccountRequest> {
  const { request, actors } = await requireAnswerable(trx, caller, { id, to: answer.to })
  await transition(trx, accountRequestStates, request, { to: answer.to, by: { actors, personId: caller.userId } })
  await storeAnswerTime(trx, id)
  if (answer.to === 'APPROVED') await createApproved(trx, outbox, request, { approvedBy: caller.userId, ...answer })
  if (answer.to !== 'WITHDRAWN') await notifyRequester(trx, outbox, request, answer.to)
  return { ...request, status: answer.to, version: request.version + 1, answeredAt: new Date() }
}

/**
 * Finds a request that the caller may answer. Also called before the password of an approval is hashed, so that whoever
 * may not approve causes none of that work.
 * @throws DomainError not found for strangers, forbidden if the other side decides, conflict if it was already answered
 */
export async function requireAnswerable(
  db: Database,
  caller: Caller,
  { id, to }: { id: string; to: AccountRequestStatus },
) {
  const request = await findAccountRequest(db, id)
  const actors = request ? sidesOf(caller, request) : []
  if (!request || actors.length === 0) throw notFound('Account request')
  assertCanMove(accountRequestStates, request.status, to, actors)
  return { request, actors }
}

function createApproved(
  trx: Transaction,
  outbox: Outbox,
  { email, group, firstName, lastName, organization, dealership, requestedBy }: AccountRequest,
  { approvedBy, password }: { approvedBy: string; password: TemporaryPassword },
) {
  return createAccount(trx, outbox, {
    person: {
      email,
      organizationId: organization.id,
      group,
      firstName,
      lastName,
      invitedById: dealership.id,
      confirmedBy: approvedBy,
    },
    inviterId: requestedBy?.id ?? approvedBy,
    password,
  })
}

async function notifyRequester(
  trx: Transaction,
  outbox: Outbox,
  request: AccountRequest,
  status: 'APPROVED' | 'DECLINED',
): Promise<void> {
  const requester = request.requestedBy && (await findPerson(trx, request.requestedBy.id))
  if (!requester?.isActive) return
  await outbox.send(trx, accountRequestAnsweredEmail(requester.email, request, status, outbox.addressOf('/accounts')))
}
