import type { Transaction } from '../../../db/connection'
import type { PaymentProvider } from '../../../db/schema'
import { enqueueRefund } from '../refunds/enqueue-refund'
import { requestedRefunds } from '../return.repository'
import { activateAccounts } from './account.repository'

/**
 * The accounts of this provider are those in use from now on; a dealership without one begins its onboarding again.
 * Refunds that waited for this provider are sent.
 */
export async function adoptProvider(trx: Transaction, provider: PaymentProvider): Promise<void> {
  const dealershipIds = await activateAccounts(trx, provider)
  for (const id of await requestedRefunds(trx, { provider, dealershipIds })) await enqueueRefund(trx, id)
}
