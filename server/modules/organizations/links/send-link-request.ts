import type { Transaction } from '../../../db/connection'
import type { Outbox } from '../../notifications'
import { findOperatorOfAdmin } from '../admin.repository'
import { lockPendingRequest, storeRequestedOperator } from './link.repository'
import { linkRequestedEmail } from './link-mail'

/** E-mails a pending request to the operator's admin, unless the dealership asked the same person within the last day. */
export async function sendLinkRequest(trx: Transaction, outbox: Outbox, id: string): Promise<void> {
  const request = await lockPendingRequest(trx, id)
  const operator = request && (await findOperatorOfAdmin(trx, request.email))
  if (!request || !operator) return
  await storeRequestedOperator(trx, id, operator.id)
  if (request.wasSentLately) return
  const { email, dealership } = request
  await outbox.send(trx, linkRequestedEmail(email, { dealership, operator }, outbox.addressOf('/addresses')))
}
