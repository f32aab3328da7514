import type { PaymentProvider } from './payment-provider'
import { ProviderUnreachable, UntrustedEvent } from './provider-error'

const unreachable = async (): Promise<never> => {
  throw new ProviderUnreachable('no payment provider is set up')
}

/** Stands in where no provider is set up: nothing can be paid. */
export const noProvider: PaymentProvider = {
  kind: 'sandbox',
  createAccount: unreachable,
  readAccount: unreachable,
  openAccountSession: unreachable,
  openCheckout: unreachable,
  readCheckout: unreachable,
  expireCheckout: unreachable,
  readPayment: unreachable,
  createRefund: unreachable,
  answerDispute: unreachable,
  readPayout: unreachable,
  readBalance: unreachable,
  // biome-ignore lint/correctness/useYield: it fails before the first one
  async *paymentsSince() {
    await unreachable()
  },
  // biome-ignore lint/correctness/useYield: it fails before the first one
  async *payoutsSince() {
    await unreachable()
  },
  readTaxSettings: unreachable,
  changeTaxSettings: unreachable,
  openEvent: () => {
    throw new UntrustedEvent('no payment provider is set up')
  },
}
