import { noSuch } from '../api/api-error'
import type { Work } from '../api/operation'
import { recordEvent } from '../events/record-event'
import { accountObject } from './account.object'
import { findAccount } from './account.operations'

export interface Onboarding {
  businessName: string
  /** Whether the account's bank refuses payouts, to try them out. */
  bankRefusesPayouts: boolean
  /** Whether refunds wait for details of the customer, which never come while this is chosen. */
  refundsNeedDetails: boolean
  /** Whether payments are reported a minute late, so that an order can end in between. */
  reportsPaymentsLate: boolean
}

/** @throws ApiError if the link does not exist or is too old */
export async function findLink({ trx, now }: Pick<Work, 'trx' | 'now'>, id: string) {
  const link = await trx
    .selectFrom('account_link')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .selectAll()
    .executeTakeFirst()
  if (!link) throw noSuch('account link', id)
  return link
}

/** Takes what the onboarding page asks for; from then on the account takes payments and gets payouts. */
export async function completeOnboarding(work: Work, linkId: string, onboarding: Onboarding) {
  const { trx } = work
  const link = await findLink(work, linkId)
  await trx
    .updateTable('account')
    .set({
      business_name: onboarding.businessName,
      bank_refuses_payouts: onboarding.bankRefusesPayouts,
      refunds_need_details: onboarding.refundsNeedDetails,
      reports_payments_late: onboarding.reportsPaymentsLate,
      details_submitted: true,
      charges_enabled: true,
      payouts_enabled: true,
    })
    .where('id', '=', link.account_id)
    .execute()
  const account = await findAccount(work, link.account_id)
  await recordEvent(work, 'account.updated', account.id, accountObject(account))
  return link
}
