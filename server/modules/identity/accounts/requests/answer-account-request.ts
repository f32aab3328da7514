import type { Caller } from '../../../../access/caller'
import type { Transaction } from '../../../../db/connection'
import { transition } from '../../../../db/transition'
import { notFound } from '../../../../domain/domain-error'
import type { Outbox } from '../../../notifications'
import { createPersonRepository } from '../../person.repository'
import { invitePerson, type NewPassword } from '../invite-person'
import { type AccountRequest, accountRequestStates, sidesOf } from './account-request'
import { findAccountRequest, storeAnswerTime } from './account-request.repository'
import { accountRequestAnsweredEmail } from './account-request-mail'

interface AnswerAccountRequest {
  id: string
  caller: Caller
  /** The status that it gets; an approval comes with the password of the new account. */
  answer: { to: 'APPROVED'; password: NewPassword } | { to: 'DECLINED' | 'WITHDRAWN' }
}

/**
 * Approves, declines or withdraws a request for an account.
 * @throws DomainError not found for strangers, forbidden where the other side decides, conflict where it was answered
 *   already or the address has got an account meanwhile
 */
export async function answerAccountRequest(
  trx: Transaction,
  outbox: Outbox,
  { id, caller, answer }: AnswerAccountRequest,
): Promise<AccountRequest> {
  const request = await findAccountRequest(trx, id)
  const actors = request ? sidesOf(caller, request) : []
  if (!request || actors.length === 0) throw notFound('Account request')
  await transition(trx, accountRequestStates, request, { to: answer.to, by: { actors, personId: caller.userId } })
  await storeAnswerTime(trx, id)
  if (answer.to === 'APPROVED') await inviteApproved(trx, outbox, request, { approvedBy: caller.userId, ...answer })
  if (answer.to !== 'WITHDRAWN') await notifyRequester(trx, outbox, request, answer.to)
  return { ...request, status: answer.to, version: request.version + 1, answeredAt: new Date() }
}

function inviteApproved(
  trx: Transaction,
  outbox: Outbox,
  { email, group, firstName, lastName, organization, dealership, requestedBy }: AccountRequest,
  { approvedBy, password }: { approvedBy: string; password: NewPassword },
) {
  return invitePerson(trx, outbox, {
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
  const requester = request.requestedBy && (await createPersonRepository(trx).find(request.requestedBy.id))
  if (!requester?.isActive) return
  await outbox.send(trx, accountRequestAnsweredEmail(requester.email, request, status, outbox.addressOf('/accounts')))
}
