import type Stripe from 'stripe'
import type { Account } from '../database/schema'
import { unixTime } from '../unix-time'

const unanswered = ['business_profile.name', 'external_account', 'tos_acceptance.date']

/** A bank that has returned a payout is asked for again. */
const dueOf = ({ details_submitted: isSubmitted, payouts_enabled: paysOut }: Account) =>
  isSubmitted ? (paysOut ? [] : ['external_account']) : unanswered

export const accountObject = (account: Account) => {
  const due = dueOf(account)
  return {
    id: account.id,
    object: 'account',
    type: 'none',
    business_profile: { name: account.business_name } as Stripe.Account.BusinessProfile,
    business_type: null,
    capabilities: { card_payments: account.charges_enabled ? 'active' : 'inactive', transfers: 'active' },
    charges_enabled: account.charges_enabled,
    payouts_enabled: account.payouts_enabled,
    details_submitted: account.details_submitted,
    country: account.country,
    default_currency: account.currency,
    email: account.email,
    metadata: account.metadata,
    requirements: {
      alternatives: [],
      current_deadline: null,
      currently_due: due,
      disabled_reason: due.length > 0 ? 'requirements.past_due' : null,
      errors: [],
      eventually_due: due,
      past_due: [],
      pending_verification: [],
    },
    created: unixTime(account.created_at),
  } satisfies Partial<Stripe.Account>
}
