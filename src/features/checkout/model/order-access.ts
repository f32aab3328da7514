import { queryOptions } from '@tanstack/react-query'
import { orderQueries, readOrder, useLiveOrder } from '@/entities/order'
import { portalOrderQueries, readPortalOrder } from '@/entities/portal-order'

/** By which right an order is paid: as a member of its customer, or by the link to it. */
export type OrderAccess = { orderId: string } | { token: string }

/** The parameters of /checkout and /order-completed. */
export const searchOf = (access: OrderAccess): { token: string } | { order_id: string } =>
  'token' in access ? { token: access.token } : { order_id: access.orderId }

/** Where an address names both, the link counts: whoever is signed in makes no difference to it. */
export function accessOf({ token, order_id }: { token?: string; order_id?: string }): OrderAccess | undefined {
  if (token) return { token }
  return order_id ? { orderId: order_id } : undefined
}

export const orderOf = (access: OrderAccess) =>
  queryOptions({
    queryKey:
      'token' in access
        ? portalOrderQueries.details(access.token).queryKey
        : orderQueries.detail(access.orderId).queryKey,
    queryFn: ({ signal }) =>
      'token' in access ? readPortalOrder(access.token, signal) : readOrder(access.orderId, signal),
  })

/** How often the holder of a link, whom the socket does not admit, asks whether a payment has arrived. */
const LINK_INTERVAL = 3000
/** How often a member, who is notified, asks besides: the payment may have come just before the room was joined. */
const MEMBER_INTERVAL = 5000

/**
 * Reloads an order whenever it changes.
 * @returns how often, in milliseconds, to ask for one whose payment is awaited
 */
export function useFollowedOrder(access: OrderAccess): number {
  useLiveOrder('token' in access ? undefined : access.orderId)
  return 'token' in access ? LINK_INTERVAL : MEMBER_INTERVAL
}
