import { defineEvent } from '../../events/event'
import type { ReservedLine } from './stock/reserve-stock'

/** Stock became available for an order that was waiting for it; `reserved` of its lines has been raised. */
export const backOrderReserved = defineEvent<{
  dealershipId: string
  orderId: string
  lines: readonly ReservedLine[]
}>('stock.back_order_reserved')
