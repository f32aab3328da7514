import type { Selectable } from 'kysely'
import type { Database } from '../../../db/connection'
import type { DB } from '../../../db/schema'
import type { JobHandlers } from '../../../infrastructure/jobs/worker'
import { findAccountOfProvider, type PaymentAccount } from '../accounts/account.repository'
import type { RefreshAccount } from '../accounts/refresh-account'
import type { RefreshPayout } from '../payouts/refresh-payout'
import type { PaymentProvider } from '../provider/payment-provider'
import type { RefreshPayment } from '../refresh-payment'
import { findPaymentId } from '../stored-payment.repository'

interface Dependencies {
  db: Database
  provider: PaymentProvider
  refreshPayment: RefreshPayment
  refreshAccount: RefreshAccount
  refreshPayout: RefreshPayout
}

type Event = Selectable<DB['payment_event']>

/**
 * Reads again what an event is about, and stores it as the provider has it by then: neither the event's content nor the
 * order in which events arrive matters. Events of other accounts and kinds are left alone.
 */
export const handlePaymentEventJob = (dependencies: Dependencies): JobHandlers['handle-payment-event'] => {
  const { db } = dependencies
  return async ({ event_id: id }) => {
    const event = await db.selectFrom('payment_event').where('id', '=', id).selectAll().executeTakeFirst()
    if (!event || event.handled_at) return
    const accountId = event.object_type === 'account' ? event.object_id : event.provider_account
    const account = await findAccountOfProvider(db, accountId)
    if (account) await handle(dependencies, account, event)
    await db.updateTable('payment_event').set({ handled_at: new Date() }).where('id', '=', id).execute()
  }
}

async function handle(dependencies: Dependencies, account: PaymentAccount, event: Event): Promise<void> {
  switch (event.object_type) {
    case 'account':
      return dependencies.refreshAccount(account.dealershipId)
    case 'payout':
      await dependencies.refreshPayout(account, event.object_id)
      // A bank that returns a payout ends further ones.
      return dependencies.refreshAccount(account.dealershipId)
    case 'checkout.session':
    case 'payment_intent':
    case 'charge':
    case 'refund':
    case 'dispute':
      return handlePayment(dependencies, account, event)
  }
}

async function handlePayment(
  { db, provider, refreshPayment }: Dependencies,
  { providerAccount }: PaymentAccount,
  event: Event,
): Promise<void> {
  const intentId = event.intent_id ?? undefined
  const sessionId = event.object_type === 'checkout.session' ? event.object_id : undefined
  const known = await findPaymentId(db, { sessionId, intentId })
  // A crash may have come between the opening of the checkout and the storing of its id.
  const paymentId = known ?? (intentId && (await provider.readPayment(providerAccount, intentId)).paymentId)
  if (paymentId) await refreshPayment(paymentId, { sessionId, intentId })
}
