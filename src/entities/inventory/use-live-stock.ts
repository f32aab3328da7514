import { useLive } from '@/shared/realtime'
import { inventoryQueries } from './inventory.queries'

/** What shows what is available: the stock itself, the catalogue and what is about to be ordered. */
const showing = [inventoryQueries.all(), ['catalogues'], ['carts']]

/**
 * Reloads what shows stock whenever that of a dealership changes: a back-order takes what arrived a moment after it was
 * received. Without a dealership, nothing.
 */
export const useLiveStock = (dealershipId: string | undefined): void =>
  useLive(['stock.changed'], dealershipId, ...showing)
