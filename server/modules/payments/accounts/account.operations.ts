import type { components } from '#contract/platform'
import type { Database } from '../../../db/connection'
import type { PlatformHandlers } from '../../../http/operation'
import type { IsPublicAddress } from '../../../infrastructure/config/public-origins'
import type { Outbox } from '../../notifications'
import { managedDealership } from '../managed-dealership.operations'
import { payoutToWire, sessionToWire } from '../payment.wire'
import { lastPayout, type PayoutRow } from '../payouts/payout.repository'
import type { PaymentProvider, ProviderBalance } from '../provider/payment-provider'
import { ProviderRefusal, ProviderUnreachable } from '../provider/provider-error'
import { reachProvider } from '../reach-provider.operations'
import { returnUrlOf } from '../return-url.operations'
import { findAccount, type PaymentAccount } from './account.repository'
import type { createOpenAccountSession } from './open-account-session'
import type { RefreshAccount } from './refresh-account'

interface Dependencies {
  db: Database
  isPublicAddress: IsPublicAddress
  addressOf: Outbox['addressOf']
  provider: PaymentProvider
  refreshAccount: RefreshAccount
  openAccountSession: ReturnType<typeof createOpenAccountSession>
}

/** A dealership's account with the provider. */
export function accountOperations({
  db,
  isPublicAddress,
  addressOf,
  provider,
  refreshAccount,
  openAccountSession,
}: Dependencies) {
  return {
    openPaymentSession: async ({ path, body, caller }) => {
      const { id: dealershipId } = await managedDealership(db, caller, path.id)
      const returnUrl = returnUrlOf(body.return_url ?? addressOf('/payment-management'), isPublicAddress)
      const component = body.component ?? componentFor(await findAccount(db, dealershipId))
      const request = { dealershipId, personId: caller.userId, component, returnUrl }
      const session = await reachProvider(() => openAccountSession(request))
      return { status: 200, body: { session: sessionToWire(session) } }
    },

    getPaymentAccount: async ({ query, caller }) => {
      const { id } = await managedDealership(db, caller, query.organization_id)
      const known = await findAccount(db, id)
      // Somebody who returns from the onboarding is often faster than the event of its end.
      if (known && !isEnabled(known)) await unlessUnavailable(() => refreshAccount(id))
      const account = await findAccount(db, id)
      const balance = account && (await unlessUnavailable(() => provider.readBalance(account.providerAccount)))
      const last = account && !account.payoutsEnabled ? await lastPayout(db, id) : undefined
      const returned = last?.state === 'FAILED' ? last : undefined
      return { status: 200, body: toWire(id, provider.kind, { account, balance, returned }) }
    },
  } satisfies Pick<PlatformHandlers, 'openPaymentSession' | 'getPaymentAccount'>
}

/** What is stored is shown although the provider does not answer, or refuses to. */
async function unlessUnavailable<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ProviderUnreachable || error instanceof ProviderRefusal) return undefined
    throw error
  }
}

const componentFor = (account: PaymentAccount | undefined) => (account?.detailsSubmitted ? 'management' : 'onboarding')

const isEnabled = ({ chargesEnabled, payoutsEnabled }: PaymentAccount) => chargesEnabled && payoutsEnabled

function statusOf(account: PaymentAccount | undefined): components['schemas']['PaymentAccount']['status'] {
  if (!account) return 'NONE'
  if (isEnabled(account)) return 'ENABLED'
  return account.detailsSubmitted ? 'RESTRICTED' : 'ONBOARDING'
}

interface AccountState {
  account: PaymentAccount | undefined
  balance: ProviderBalance | undefined
  /** The last payout, if the bank returned it. */
  returned: PayoutRow | undefined
}

const toWire = (
  organizationId: string,
  provider: PaymentProvider['kind'],
  { account, balance, returned }: AccountState,
): components['schemas']['PaymentAccount'] => ({
  organization_id: organizationId,
  provider,
  status: statusOf(account),
  charges_enabled: account?.chargesEnabled ?? false,
  payouts_enabled: account?.payoutsEnabled ?? false,
  details_submitted: account?.detailsSubmitted ?? false,
  requirements: account?.requirements ?? [],
  returned_payout: returned ? payoutToWire(returned) : null,
  balance: balance ?? null,
})
