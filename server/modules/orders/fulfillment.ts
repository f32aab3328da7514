import type { DeliveryMethod, FulfillmentStatus } from '../../db/schema'

/** How many of a line have come how far; reserved and picked are promised now, the others have happened. */
export interface LineQuantities {
  quantity: number
  reserved: number
  picked: number
  shipped: number
  delivered: number
  cancelled: number
  returned: number
}

/** What is still to be shipped. */
export const openQuantity = ({ quantity, shipped, cancelled }: LineQuantities): number => quantity - shipped - cancelled

/**
 * How far an order has come, derived from its lines (behaviour, section 6: "derived from line quantities").
 * @param isReserved whether the order claims stock; without it, nothing is missing yet
 */
export function fulfillmentOf(
  lines: readonly LineQuantities[],
  { delivery, isReserved }: { delivery: DeliveryMethod; isReserved: boolean },
): FulfillmentStatus {
  const sum = (of: (line: LineQuantities) => number) => lines.reduce((total, line) => total + of(line), 0)
  const wanted = sum(({ quantity, cancelled }) => quantity - cancelled)
  const [picked, shipped] = [sum((line) => line.picked), sum((line) => line.shipped)]
  const [delivered, returned] = [sum((line) => line.delivered), sum((line) => line.returned)]
  if (wanted === 0) return 'CANCELLED'
  if (returned > 0) return returned === wanted ? 'RETURNED' : 'PARTIALLY_RETURNED'
  if (delivered > 0) return delivered === wanted ? 'DELIVERED' : 'PARTIALLY_DELIVERED'
  if (shipped > 0) return shipped === wanted ? 'SHIPPED' : 'PARTIALLY_SHIPPED'
  if (picked > 0) return delivery === 'PICKUP' && picked === wanted ? 'READY_FOR_PICKUP' : 'PICKING'
  if (isReserved && sum((line) => line.reserved) < wanted) return 'BACKORDERED'
  return 'UNFULFILLED'
}

type LeftToDo = 'TO_SHIP' | 'BACKORDERED'

/** What is left to do of an order that claims stock; unlike its status, it does not say how far the rest has come. */
export const leftToDo = (lines: readonly LineQuantities[]): LeftToDo[] => [
  ...(lines.some(({ reserved }) => reserved > 0) ? (['TO_SHIP'] as const) : []),
  ...(lines.some((line) => backordered(line, true) > 0) ? (['BACKORDERED'] as const) : []),
]

/** What waits for stock. */
export const backordered = (line: LineQuantities, isReserved: boolean): number =>
  isReserved ? openQuantity(line) - line.reserved : 0
