import type Stripe from 'stripe'
import type { NewCheckout, PaymentProvider, ProviderCheckout, ProviderSession } from '../payment-provider'
import type { StripeOptions } from './stripe-provider'
import { fromSeconds, idOf } from './stripe-wire'
import { translated } from './translate-error'

type Checkouts = Pick<PaymentProvider, 'openCheckout' | 'readCheckout' | 'expireCheckout'>

/**
 * Where a paid checkout returns to, marked `paid=true`: until the event arrives, the page there awaits it although the
 * order may show that an earlier attempt failed.
 */
function afterPaying(returnUrl: string): string {
  const url = new URL(returnUrl)
  url.searchParams.set('paid', 'true')
  return url.href
}

/** Whose payment it is may not be replaced by what a client sends along. */
const metadataOf = ({ metadata, paymentId, orderId }: NewCheckout) => ({
  ...metadata,
  payment_id: paymentId,
  order_id: orderId,
})

const statuses: Record<string, ProviderCheckout['status']> = { complete: 'complete', expired: 'expired' }

export function stripeCheckouts(stripe: Stripe, shown: StripeOptions['interface']): Checkouts {
  const toCheckout = (session: Stripe.Checkout.Session, account: string): ProviderCheckout => ({
    id: session.id,
    status: statuses[session.status ?? ''] ?? 'open',
    session: sessionOf(session, account),
    expiresAt: fromSeconds(session.expires_at),
    intentId: idOf(session.payment_intent),
  })

  function sessionOf({ url, client_secret }: Stripe.Checkout.Session, account: string): ProviderSession | undefined {
    if (shown.kind === 'hosted') return url ? { kind: 'hosted', url } : undefined
    if (!client_secret) return undefined
    return { kind: 'embedded', clientSecret: client_secret, publishableKey: shown.publishableKey, account }
  }

  const returning = (returnUrl: string) =>
    shown.kind === 'hosted'
      ? { ui_mode: 'hosted_page' as const, success_url: afterPaying(returnUrl), cancel_url: returnUrl }
      : { ui_mode: 'embedded_page' as const, return_url: afterPaying(returnUrl) }

  const parametersOf = (checkout: NewCheckout): Stripe.Checkout.SessionCreateParams => ({
    ...returning(checkout.returnUrl),
    mode: 'payment',
    // Behaviour, section 8: cards. A method that is confirmed days later would leave the order waiting.
    allowed_payment_method_types: ['card'],
    client_reference_id: checkout.orderId,
    ...(checkout.customerEmail && { customer_email: checkout.customerEmail }),
    expires_at: Math.floor(checkout.expiresAt.getTime() / 1000),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: checkout.currency.toLowerCase(),
          unit_amount: checkout.amount,
          product_data: { name: checkout.description },
        },
      },
    ],
    metadata: metadataOf(checkout),
    payment_intent_data: { description: checkout.description, metadata: metadataOf(checkout) },
  })

  const retrieve = (stripeAccount: string, id: string) => stripe.checkout.sessions.retrieve(id, {}, { stripeAccount })

  async function expire(stripeAccount: string, id: string): Promise<Stripe.Checkout.Session> {
    try {
      return await stripe.checkout.sessions.expire(id, {}, { stripeAccount })
    } catch (error) {
      // It may have been paid, or ended by somebody else, since it was read.
      const current = await retrieve(stripeAccount, id)
      if (current.status === 'open') throw error
      return current
    }
  }

  return {
    openCheckout: (stripeAccount, checkout) =>
      translated(async () => {
        const options = { stripeAccount, idempotencyKey: `checkout-${checkout.paymentId}` }
        return toCheckout(await stripe.checkout.sessions.create(parametersOf(checkout), options), stripeAccount)
      }),

    readCheckout: (account, id) => translated(async () => toCheckout(await retrieve(account, id), account)),

    expireCheckout: (account, id) =>
      translated(async () => {
        const session = await retrieve(account, id)
        return toCheckout(session.status === 'open' ? await expire(account, id) : session, account)
      }),
  }
}
