import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { PlatformHandlers } from '../../../http/operation'
import { managedDealership } from '../managed-dealership.operations'
import { managesMoney } from '../manages-money'
import { disputeToWire } from '../payment.wire'
import { reachProvider } from '../reach-provider.operations'
import type { AnswerDispute } from './answer-dispute'
import { findDispute, listDisputes } from './dispute.repository'

interface Dependencies {
  db: Database
  answerDispute: AnswerDispute
}

/** What customers dispute with their bank, and what a dealership answers. */
export const disputeOperations = ({ db, answerDispute }: Dependencies) =>
  ({
    listDisputes: async ({ query, caller }) => {
      const { page, limit, state } = query
      const { id: dealershipId } = await managedDealership(db, caller, query.organization_id)
      const { items, total } = await listDisputes(db, { dealershipId, state }, { page, limit })
      return { status: 200, body: { items: items.map(disputeToWire), total, page, limit } }
    },

    answerDispute: async ({ path, body, caller }) => {
      const dispute = await findDispute(db, path.id)
      if (!dispute || !managesMoney(caller, dispute.dealershipId)) throw notFound('Dispute')
      const answer = { paymentId: dispute.paymentId, disputeId: dispute.id, text: body.text.trim() }
      await reachProvider(() => answerDispute({ ...answer, personId: caller.userId }))
      return { status: 200, body: disputeToWire((await findDispute(db, path.id)) ?? dispute) }
    },
  }) satisfies Pick<PlatformHandlers, 'listDisputes' | 'answerDispute'>
