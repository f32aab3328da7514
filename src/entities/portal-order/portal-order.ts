import type { components } from '#contract/platform'

type Schemas = components['schemas']

/** An order as the holder of a link to it sees it. */
export type OrderOfLink = Schemas['OrderOfLink']
export type PortalOrder = Schemas['Order']
export type NewOrderReturnByLink = Schemas['NewOrderReturnByLink']
export type OrderLine = Schemas['OrderPart'] | Schemas['OrderBundle']

/** What has become of an order, for whoever placed or paid it. */
type Outcome = 'waiting' | 'failed' | 'confirmed' | 'completed' | 'ended'

const outcomes: Record<OrderOfLink['status'], Outcome> = {
  DRAFT: 'waiting',
  AWAITING_PAYMENT: 'waiting',
  FAILED: 'failed',
  PAID: 'confirmed',
  PROCESSING: 'confirmed',
  COMPLETED: 'completed',
  CANCELLED: 'ended',
  EXPIRED: 'ended',
}

/**
 * "The order is PAID by the event, not by the landing page" (behaviour, section 8): the state of the order decides.
 * @param failed whether the checkout reported a failure, which the order may not show yet
 */
export function outcomeOf({ status }: Pick<OrderOfLink, 'status'>, { failed }: { failed: boolean }): Outcome {
  const outcome = outcomes[status]
  return failed && outcome === 'waiting' ? 'failed' : outcome
}
