import type { components } from '#contract/platform'
import { platform, unwrap, withoutToken } from '@/shared/api'
import type { CheckoutOrder, ProviderSession } from './checkout.machine'
import type { OrderAccess } from './order-access'

type Schemas = components['schemas']

/**
 * Opens the payment at the provider, with the costs that the customer was shown.
 * @param returnUrl where the browser returns to
 */
export async function openSession(
  access: OrderAccess,
  order: CheckoutOrder,
  returnUrl: string,
): Promise<ProviderSession> {
  const { core_charge, tax, total, order_number } = order
  const costs = { ...shownLines(order), amounts: { core_charge, tax, total } }
  const shown = { return_url: returnUrl, ...costs, metadata: { order_number } }
  const { session } = await unwrap(
    'token' in access
      ? platform.POST('/payments/token/{token}/checkout-session', {
          params: { path: { token: access.token } },
          body: shown,
          fetch: withoutToken,
        })
      : platform.POST('/payments/checkout-session/{id}/', {
          params: { path: { id: access.orderId } },
          body: { ...shown, order_id: access.orderId },
        }),
  )
  return session
}

/** Reports that the order could not be paid, unless it shows that already. */
export async function markFailed(access: OrderAccess, { status, version }: CheckoutOrder): Promise<void> {
  if (status !== 'AWAITING_PAYMENT') return
  await unwrap<unknown>(
    'token' in access
      ? platform.PUT('/orders/failed-status/{token}', {
          params: { path: { token: access.token } },
          body: { version },
          fetch: withoutToken,
        })
      : platform.PUT('/orders/status/{id}', {
          params: { path: { id: access.orderId } },
          body: { status: 'FAILED', version },
        }),
  )
}

/** The receipt of what the order was paid, as a PDF. */
export const readReceipt = (access: OrderAccess): Promise<Blob> =>
  unwrap(
    'token' in access
      ? platform.GET('/payments/token/{token}/receipt', {
          params: { path: { token: access.token } },
          fetch: withoutToken,
          parseAs: 'blob',
        })
      : platform.GET('/payments/receipt/{id}/', { params: { path: { id: access.orderId } }, parseAs: 'blob' }),
  )

function shownLines({ order_parts: parts, order_bundles: bundles }: CheckoutOrder) {
  return {
    order_parts: parts.flatMap(({ part, ...line }) => shownLine(part.description, line)),
    order_bundles: bundles.flatMap(({ bundle, ...line }) => shownLine(bundle.name, line)),
  }
}

/** What is cancelled, or came back before it was paid, is not paid. */
function shownLine(
  name: string,
  { cost, quantity, cancelled, credited }: Pick<Schemas['OrderPart'], 'cost' | 'quantity' | 'cancelled' | 'credited'>,
): Schemas['CheckoutLine'][] {
  const ordered = quantity - cancelled - credited
  return ordered > 0 ? [{ cost, name, quantity: ordered }] : []
}
