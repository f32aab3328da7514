import { defineEvent } from '../../events/event'
import type { ReservedLine } from './stock/reserve-stock'

/** What a dealership has on hand, reserved or available has changed. */
export const stockChanged = defineEvent<{ dealershipId: string }>('stock.changed')

/** Stock became available for an order that was waiting for it; `reserved` of its lines has been raised. */
export const backOrderReserved = defineEvent<{
  dealershipId: string
  orderId: string
  lines: readonly ReservedLine[]
}>('stock.back_order_reserved')
