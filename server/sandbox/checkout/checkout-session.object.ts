import type Stripe from 'stripe'
import type { CheckoutSession } from '../database/schema'
import type { SandboxConfig } from '../sandbox-options'
import { unixTime } from '../unix-time'

export const checkoutSessionObject = (session: CheckoutSession, config: Pick<SandboxConfig, 'pagesUrl'>) => {
  const { parameters } = session
  return {
    id: session.id,
    object: 'checkout.session',
    amount_subtotal: session.amount_total,
    amount_total: session.amount_total,
    cancel_url: parameters.cancel_url,
    client_reference_id: parameters.client_reference_id,
    client_secret: null,
    created: unixTime(session.created_at),
    currency: session.currency,
    customer: null,
    customer_details: detailsOf(session),
    customer_email: session.customer_email,
    expires_at: unixTime(session.expires_at),
    livemode: false,
    metadata: session.metadata,
    mode: 'payment',
    payment_intent: session.payment_intent_id,
    payment_method_types: ['card'],
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    ...(parameters.return_url === null ? {} : { return_url: parameters.return_url }),
    status: session.status,
    success_url: parameters.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: parameters.ui_mode,
    url: session.status === 'open' ? `${config.pagesUrl()}/checkout/${session.id}` : null,
  } satisfies Partial<Stripe.Checkout.Session>
}

const detailsOf = ({ customer_email, customer_name }: CheckoutSession): Stripe.Checkout.Session['customer_details'] =>
  customer_email === null && customer_name === null
    ? null
    : {
        address: null,
        business_name: null,
        email: customer_email,
        individual_name: null,
        name: customer_name,
        phone: null,
        tax_exempt: 'none',
        tax_ids: [],
      }
