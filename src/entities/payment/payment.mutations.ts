import { mutationOptions } from '@tanstack/react-query'
import { invalidates, invalidatesOnConflictToo, platform, unwrap } from '@/shared/api'
import type { AccountComponent, DisputeAnswer, NewRefund, ProviderSession, TaxSettingsChange } from './payment'
import { paymentQueries } from './payment.queries'

export const paymentMutations = {
  /** Refunds some or all of what an order was paid. */
  refund: (orderId: string) =>
    mutationOptions({
      mutationFn: (body: NewRefund) =>
        unwrap(platform.POST('/payments/refund/{id}/', { params: { path: { id: orderId } }, body })),
      ...invalidatesOnConflictToo(paymentQueries.all()),
    }),
  /** Tells the customer's bank why a payment is right. */
  answerDispute: (id: string) =>
    mutationOptions({
      mutationFn: (body: DisputeAnswer) =>
        unwrap(platform.POST('/payments/disputes/{id}/answer', { params: { path: { id } }, body })),
      ...invalidatesOnConflictToo(paymentQueries.all()),
    }),
  /** @param organization_id the dealership, for a super user */
  updateTaxSettings: (organization_id?: string) =>
    mutationOptions({
      mutationFn: (body: TaxSettingsChange) =>
        unwrap(platform.PUT('/payments/tax-settings', { params: { query: { organization_id } }, body })),
      ...invalidates(paymentQueries.all()),
    }),
  endTaxRegistration: (id: string, organization_id?: string) =>
    mutationOptions({
      mutationFn: () =>
        unwrap(
          platform.PUT('/payments/tax-settings', {
            params: { query: { organization_id } },
            body: { end_registration: id },
          }),
        ),
      ...invalidates(paymentQueries.all()),
    }),
}

/**
 * Opens one of the provider's screens of a dealership's account, which is created the first time.
 * @param returnUrl where the browser returns to
 */
export async function openAccountSession(
  dealershipId: string,
  component: AccountComponent,
  returnUrl: string,
): Promise<ProviderSession> {
  const { session } = await unwrap(
    platform.POST('/payments/session/{id}/', {
      params: { path: { id: dealershipId } },
      body: { component, return_url: returnUrl },
    }),
  )
  return session
}
