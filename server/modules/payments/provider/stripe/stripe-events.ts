import Stripe from 'stripe'
import { z } from 'zod'
import type { ProviderEvent } from '../payment-provider'
import { UntrustedEvent } from '../provider-error'
import { idOf } from './stripe-wire'

const reference = z.union([z.string(), z.object({ id: z.string() })]).nullish()
const schema = z.object({
  id: z.string(),
  type: z.string(),
  account: z.string().nullish(),
  data: z.object({ object: z.object({ id: z.string().optional(), object: z.string(), payment_intent: reference }) }),
})

/** Checks the signature of an event (five minutes at most old) and reads what it is about. */
export function openStripeEvent(
  stripe: Stripe,
  { body, signature, secret }: { body: Buffer; signature: string; secret: string },
): ProviderEvent {
  const { id, type, account, data } = schema.parse(constructed(stripe, body, signature, secret))
  const { object } = data
  const objectId = object.id ?? ''
  return {
    id,
    type,
    account: account ?? '',
    objectType: object.object,
    objectId,
    intentId: object.object === 'payment_intent' ? objectId : idOf(object.payment_intent),
  }
}

function constructed(stripe: Stripe, body: Buffer, signature: string, secret: string): unknown {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new UntrustedEvent(error.message)
    throw error instanceof SyntaxError ? new UntrustedEvent('the event is not JSON') : error
  }
}
