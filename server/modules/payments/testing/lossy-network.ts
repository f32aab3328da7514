import fc from 'fast-check'
import type { PaymentProvider } from '../provider/payment-provider'
import { ProviderUnreachable } from '../provider/provider-error'

type Loss = 'nothing' | 'call' | 'answer'

/** What is lost of the next calls of the provider: a crash between any two steps is one of these. */
export const losses = fc.array(fc.constantFrom<Loss>('nothing', 'call', 'answer'), { maxLength: 8 })

/** The way to a provider, on which calls and answers are lost. */
export function createLossyNetwork() {
  let next: Loss[] = []

  const losing =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const lost = next.shift() ?? 'nothing'
      if (lost === 'call') throw new ProviderUnreachable('the call was lost')
      const result = await call(...args)
      if (lost === 'answer') throw new ProviderUnreachable('the answer was lost')
      return result
    }

  return {
    /** Loses these of the next calls, in their order. */
    lose(coming: readonly Loss[]) {
      next = [...coming]
    },
    /** Loses nothing more. */
    heal() {
      next = []
    },
    /** The calls about checkouts, payments and refunds of a provider behind this network. */
    over: (provider: PaymentProvider) => ({
      openCheckout: losing(provider.openCheckout),
      readCheckout: losing(provider.readCheckout),
      expireCheckout: losing(provider.expireCheckout),
      readPayment: losing(provider.readPayment),
      createRefund: losing(provider.createRefund),
    }),
  }
}
