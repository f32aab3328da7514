import Stripe from 'stripe'
import { ProviderRefusal, ProviderUnreachable } from '../provider-error'

const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeError } = Stripe.errors

/** Runs a call of the SDK and translates its errors to those of the port. */
export async function translated<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    throw toProviderError(error)
  }
}

export function toProviderError(error: unknown): unknown {
  if (!(error instanceof StripeError)) return error
  const status = error.statusCode ?? 500
  const isTemporary =
    error instanceof StripeConnectionError ||
    error instanceof StripeAPIError ||
    error instanceof StripeRateLimitError ||
    status >= 500 ||
    // A key that was replaced, or an account that was disconnected, says nothing about what was asked for.
    status === 401 ||
    status === 403 ||
    status === 409 ||
    status === 429
  if (isTemporary) return new ProviderUnreachable(error.message, { cause: error })
  return new ProviderRefusal(error.message, error.code ?? error.type)
}
