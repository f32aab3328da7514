import type { Transaction } from '../../../db/connection'
import { publish, type Transact } from '../../../events/unit-of-work'
import type { Outbox } from '../../notifications'
import { emailsOfAdmins } from '../../organizations'
import type { PaymentAccount } from '../accounts/account.repository'
import { insertAudit } from '../audit/audit.repository'
import { payoutChanged } from '../payment.events'
import { failedPayoutEmail } from '../payment-mail'
import type { PaymentProvider, ProviderPayout } from '../provider/payment-provider'
import { savePayout } from './payout.repository'

interface Dependencies {
  transact: Transact
  provider: PaymentProvider
  outbox: Outbox
}

/** Reads a payout from the provider and stores it as it is there; the dealership's admins are notified of one that failed. */
export const createRefreshPayout =
  ({ transact, provider, outbox }: Dependencies) =>
  async ({ dealershipId, providerAccount }: PaymentAccount, payoutId: string): Promise<void> => {
    const payout = await provider.readPayout(providerAccount, payoutId)
    await transact((trx) => storePayout(trx, outbox, dealershipId, payout))
  }

export type RefreshPayout = ReturnType<typeof createRefreshPayout>

/** Stores a payout as the provider has it. @returns whether that is news */
export async function recordPayout(trx: Transaction, dealershipId: string, payout: ProviderPayout): Promise<boolean> {
  const before = await savePayout(trx, dealershipId, payout)
  if (before === payout.state) return false
  const { amount, currency, state, failure } = payout
  const text = failure ? `${state}: ${failure}` : state
  await insertAudit(trx, { dealershipId, action: 'PAYOUT_CHANGED', amount: { amount, currency }, text })
  await publish(trx, payoutChanged({ dealershipId }))
  return true
}

export async function storePayout(trx: Transaction, outbox: Outbox, dealershipId: string, payout: ProviderPayout) {
  const isNews = await recordPayout(trx, dealershipId, payout)
  const { amount, currency, state } = payout
  if (!isNews || state !== 'FAILED') return
  const url = outbox.addressOf('/payment-management')
  const addresses = await emailsOfAdmins(trx, dealershipId)
  await outbox.sendAll(
    trx,
    addresses.map((to) => failedPayoutEmail({ to, organizationId: dealershipId, amount: { amount, currency }, url })),
  )
}
