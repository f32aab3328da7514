import type Stripe from 'stripe'
import type { AccountComponent, PaymentProvider } from '../payment-provider'
import type { StripeOptions } from './stripe-provider'
import { toAccount } from './stripe-wire'
import { translated } from './translate-error'

const components: Record<AccountComponent, Stripe.AccountSessionCreateParams.Components> = {
  onboarding: { account_onboarding: { enabled: true } },
  management: { account_management: { enabled: true }, notification_banner: { enabled: true } },
  payouts: { payouts: { enabled: true }, balances: { enabled: true } },
}

type Accounts = Pick<PaymentProvider, 'createAccount' | 'readAccount' | 'openAccountSession'>

export const stripeAccounts = (stripe: Stripe, shown: StripeOptions['interface']): Accounts => ({
  createAccount: ({ organizationId, name, email, country }) =>
    translated(async () =>
      toAccount(
        await stripe.accounts.create(
          {
            country,
            ...(email && { email }),
            business_profile: { name },
            controller: {
              fees: { payer: 'account' },
              losses: { payments: 'stripe' },
              stripe_dashboard: { type: 'none' },
              requirement_collection: 'stripe',
            },
            capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
            metadata: { organization_id: organizationId },
          },
          { idempotencyKey: `account-${organizationId}` },
        ),
      ),
    ),

  readAccount: (account) => translated(async () => toAccount(await stripe.accounts.retrieve(account))),

  openAccountSession: (account, { component, returnUrl }) =>
    translated(async () => {
      if (shown.kind === 'hosted') {
        const link = await stripe.accountLinks.create({
          account,
          type: component === 'onboarding' ? 'account_onboarding' : 'account_update',
          return_url: returnUrl,
          refresh_url: returnUrl,
        })
        return { kind: 'hosted', url: link.url }
      }
      const session = await stripe.accountSessions.create({ account, components: components[component] })
      const { publishableKey } = shown
      return { kind: 'embedded', clientSecret: session.client_secret, publishableKey, account }
    }),
})
