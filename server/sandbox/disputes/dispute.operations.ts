import { z } from 'zod'
import { invalidRequest, noSuch } from '../api/api-error'
import { flag, ignored, none } from '../api/inputs'
import { listOf, paging, readPage } from '../api/list-page'
import { type Operation, operation, type Work } from '../api/operation'
import { paidCharge } from '../charges/paid-charge'
import type { Dispute } from '../database/schema'
import { disputeObject } from './dispute.object'

/** The provider's published text that makes the bank decide for the dealership. */
const CONVINCING = 'winning_evidence'

/** What a dispute or an inquiry becomes by an answer. */
const answeredStatuses: Partial<Record<Dispute['status'], Dispute['status']>> = {
  needs_response: 'under_review',
  warning_needs_response: 'warning_under_review',
}

async function findDispute({ trx }: Pick<Work, 'trx'>, accountId: string, id: string): Promise<Dispute> {
  const dispute = await trx
    .selectFrom('dispute')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .selectAll()
    .executeTakeFirst()
  if (!dispute) throw noSuch('dispute', id)
  return dispute
}

const list = operation({
  method: 'GET',
  path: '/v1/disputes',
  input: z.strictObject({ ...paging, charge: z.string().optional(), payment_intent: z.string().optional() }),
  async handle({ trx, account, input: { charge, payment_intent, ...page } }) {
    const { rows, hasMore } = await readPage<'dispute', Dispute>(trx, 'dispute', {
      accountId: account.id,
      page,
      where: { charge_id: charge ?? (await paidCharge(trx, payment_intent)) },
    })
    const objects = []
    for (const dispute of rows) objects.push(await disputeObject(trx, dispute))
    return listOf('/v1/disputes', objects, hasMore)
  },
})

const retrieve = operation({
  method: 'GET',
  path: '/v1/disputes/:id',
  input: none,
  handle: async ({ trx, account, id }) => disputeObject(trx, await findDispute({ trx }, account.id, id)),
})

const respond = operation({
  method: 'POST',
  path: '/v1/disputes/:id',
  input: z.strictObject({
    evidence: z.record(z.string(), z.string().max(20_000)),
    submit: flag.default(true),
    metadata: ignored,
    expand: ignored,
  }),
  async handle({ trx, account, id, input }) {
    const dispute = await findDispute({ trx }, account.id, id)
    const answered = answeredStatuses[dispute.status]
    if (!answered) throw invalidRequest('This dispute is already under review or closed.')
    const changed = await trx
      .updateTable('dispute')
      .set({
        evidence: JSON.stringify(input.evidence),
        is_convincing: Object.values(input.evidence).includes(CONVINCING),
        ...(input.submit ? { status: answered } : {}),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return disputeObject(trx, changed)
  },
})

export const disputeOperations: Operation[] = [list, retrieve, respond]
