import { useText } from '@/shared/lib/i18n'
import type { OrderOfLink } from '../portal-order'
import { portalOrderText } from '../text'

/** Who reads of an order: the dealership has to act on what the customer only waits for. */
export type OrderSide = 'seller' | 'buyer'

type Status = OrderOfLink['status']
type Fulfillment = OrderOfLink['fulfillment_status']

/** What has not left yet is only being prepared for the buyer. */
const inPreparation: readonly Fulfillment[] = ['UNFULFILLED', 'BACKORDERED', 'PICKING']

/** The status of orders in the words of one side; a buyer reads of an order in process how far it has come. */
export function useOrderStatus(side: OrderSide): (status: Status, fulfillment?: Fulfillment) => string {
  const t = useText(portalOrderText)
  return (status, fulfillment) => {
    if (status !== 'PAID' && status !== 'PROCESSING') return t(status)
    const isUnderWay = status === 'PROCESSING' && fulfillment && !inPreparation.includes(fulfillment)
    if (side === 'buyer' && isUnderWay) return t(fulfillment === 'CANCELLED' ? 'fulfillmentCANCELLED' : fulfillment)
    return t(`${side}_${status}`)
  }
}
