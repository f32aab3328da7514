import { useLive } from '@/shared/realtime'
import { orderQueries } from './order.queries'

/** Reloads an order, and what was written about it, whenever either side changes it; without an id, nothing. */
export const useLiveOrder = (id: string | undefined): void => useLive(['order.changed'], id, orderQueries.all())

/** Reloads the lists of orders whenever one of the organization is placed or changed. */
export const useLiveOrders = (organizationId: string | undefined): void =>
  useLive(['orders.changed'], organizationId, orderQueries.all())
