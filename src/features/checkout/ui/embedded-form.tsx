import { EmbeddedCheckout, EmbeddedCheckoutProvider } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useState } from 'react'
import type { EmbeddedSession } from '../model/checkout.machine'

/**
 * Stripe's own form, in its own frame: no card number reaches the app. After a payment, Stripe leads to the return
 * address.
 */
export default function EmbeddedForm({ session }: { session: EmbeddedSession }) {
  const [stripe] = useState(() => loadStripe(session.publishable_key, { stripeAccount: session.account }))
  return (
    <EmbeddedCheckoutProvider stripe={stripe} options={{ clientSecret: session.client_secret }}>
      <EmbeddedCheckout />
    </EmbeddedCheckoutProvider>
  )
}
