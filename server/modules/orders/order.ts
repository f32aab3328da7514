import { orderStatusValues } from '#contract/platform-limits'
import type { OrderActor } from '../../access'
import type {
  DeliveryMethod,
  DisputeState,
  FulfillmentStatus,
  OrderStatus,
  PaymentStatus,
  RefundState,
} from '../../db/schema'
import type { PostalAddress } from '../../domain/address-lines'
import type { StateTable } from '../../domain/state-table'
import type { CreditNote } from './credit-notes/credit-note'
import type { LineQuantities } from './fulfillment'

/** Who may move an order from one status to another (behaviour, section 6). */
export const orderStates: StateTable<OrderStatus, OrderActor, 'customer_order'> = {
  table: 'customer_order',
  moves: {
    // The system decides by the customer's terms whether an order is payable in advance or on account.
    DRAFT: {
      AWAITING_PAYMENT: ['dealership', 'customer'],
      PROCESSING: ['system'],
      CANCELLED: ['dealership', 'customer'],
    },
    AWAITING_PAYMENT: {
      PAID: ['system'],
      FAILED: ['system', 'customer'],
      EXPIRED: ['system'],
      CANCELLED: ['dealership', 'customer'],
    },
    FAILED: { AWAITING_PAYMENT: ['customer'], PAID: ['system'], CANCELLED: ['dealership', 'customer'] },
    PAID: { PROCESSING: ['dealership'], CANCELLED: ['dealership-admin'] },
    PROCESSING: { COMPLETED: ['system'], CANCELLED: ['dealership'] },
  },
}

/** Statuses in which stock is promised to an order. */
export const hasStock = (status: OrderStatus): boolean => status === 'PAID' || status === 'PROCESSING'

interface Movable {
  status: OrderStatus
  paymentStatus: PaymentStatus
  lines: readonly LineQuantities[]
}

/**
 * Why an order may not be cancelled although its status allows it: something has been shipped, or it is paid, and only
 * the dealership's admins cancel what is paid.
 */
export function cancellationObstacle(
  { paymentStatus, lines }: Pick<Movable, 'paymentStatus' | 'lines'>,
  actors: readonly OrderActor[],
): 'shipped' | 'paid' | undefined {
  if (lines.some(({ shipped }) => shipped > 0)) return 'shipped'
  return paymentStatus === 'UNPAID' || actors.includes('dealership-admin') ? undefined : 'paid'
}

/** The statuses to which one of the actors may move an order now. */
export function nextStatuses(order: Movable, actors: readonly OrderActor[]): OrderStatus[] {
  const moves: Partial<Record<OrderStatus, readonly OrderActor[]>> = orderStates.moves[order.status] ?? {}
  return orderStatuses.filter(
    (to) =>
      moves[to]?.some((actor) => actors.includes(actor)) &&
      (to !== 'CANCELLED' || cancellationObstacle(order, actors) === undefined),
  )
}

export const orderStatuses: readonly OrderStatus[] = orderStatusValues

interface Named {
  id: string
  name: string
}

/** An address as copied onto an order. */
export type OrderAddress = PostalAddress

/** An order as lists show it. Amounts are in minor units of its currency. */
/** A shipment with a carrier, a tracking number or a link. */
export interface Parcel {
  /** Of the shipment. */
  number: number
  carrier: string
  trackingNumber: string
  link: string
}

export const canBeFollowed = ({ carrier, trackingNumber, link }: Parcel): boolean =>
  carrier !== '' || trackingNumber !== '' || link !== ''

export interface OrderSummary {
  id: string
  number: number
  version: number
  status: OrderStatus
  fulfillmentStatus: FulfillmentStatus
  paymentStatus: PaymentStatus
  dealership: Named
  operator: Named
  placedBy: string | null
  /** The name that the holder of a link gave. */
  contactName: string | null
  poNumber: string
  delivery: DeliveryMethod
  isOnAccount: boolean
  lineCount: number
  /** What can be followed of its shipments. */
  parcels: Parcel[]
  currency: string
  totalAmount: number
  placedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

export interface OrderLine extends LineQuantities {
  /** Of what is returned, how much came back before it was paid: it is not charged. */
  credited: number
  id: string
  position: number
  partId: string | null
  bundleId: string | null
  partNumber: string
  askedNumber: string | null
  description: string
  unitAmount: number
  coreChargeAmount: number
  taxAmount: number
  /** What leaves the stock for one of the line. */
  parts: { id: string; partNumber: string; description: string; quantity: number; available: number }[]
}

export interface Shipment {
  id: string
  /** 1 for the first one of the order. */
  number: number
  carrier: string
  trackingNumber: string
  link: string
  shippedAt: Date
  deliveredAt: Date | null
  lines: { lineId: string; quantity: number }[]
}

/** Money that was taken for an order by card, and what became of it. */
export interface OrderPayment {
  id: string
  amount: number
  method: string
  paidAt: Date
  isLate: boolean
  /** The last one. */
  dispute: { state: DisputeState; respondBy: Date | null } | null
  refunds: { id: string; amount: number; state: RefundState; createdAt: Date; returnId: string | null }[]
}

export interface Order extends OrderSummary {
  /** Whether the dealership serves the operator. */
  isServed: boolean
  lines: OrderLine[]
  shipments: Shipment[]
  payments: OrderPayment[]
  address: OrderAddress | null
  note: string
  instanceId: string | null
  /** Null until its invoice is issued. */
  invoiceNumber: number | null
  creditNotes: CreditNote[]
  /** When money came that no longer paid for the order; null once it is paid, has ended, or is being paid again. */
  paidTooLateAt: Date | null
  /** Where whoever placed it by a link hears of it; null for nowhere. */
  contactEmail: string | null
  taxName: string
  taxBasisPoints: number
  subtotalAmount: number
  coreChargeAmount: number
  taxAmount: number
}
