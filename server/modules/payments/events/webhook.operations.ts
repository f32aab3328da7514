import { DomainError } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import type { PaymentProvider, ProviderEvent } from '../provider/payment-provider'
import { UntrustedEvent } from '../provider/provider-error'
import { recordProviderEvent } from './record-provider-event'

/** Where the provider's events arrive. */
export const webhookOperations = ({ transact, provider }: { transact: Transact; provider: PaymentProvider }) =>
  ({
    receivePaymentEvent: async ({ body, headers }) => {
      const event = opened(provider, body, headers['stripe-signature'])
      await transact((trx) => recordProviderEvent(trx, event))
      return { status: 200, body: { received: true } }
    },
  }) satisfies Pick<PlatformHandlers, 'receivePaymentEvent'>

function opened(provider: PaymentProvider, body: Buffer, signature: string | string[] | undefined): ProviderEvent {
  try {
    return provider.openEvent(body, String(signature ?? ''))
  } catch (error) {
    if (!(error instanceof UntrustedEvent)) throw error
    throw new DomainError('invalid', 'signature_not_valid', {
      en: 'This event is not signed by the payment provider.',
      es: 'Este evento no está firmado por el proveedor de pagos.',
    })
  }
}
