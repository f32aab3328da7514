import type { OrderStatus } from '../../db/schema'

/** What happens to an order besides its transitions. */
export type OrderEventKind =
  | 'EDITED'
  | 'RESERVED'
  | 'PICKED'
  | 'LINES_CANCELLED'
  | 'SHIPPED'
  | 'TRACKING_CHANGED'
  | 'DELIVERED'
  | 'RETURN_REQUESTED'
  | 'RETURN_ACCEPTED'
  | 'RETURN_DECLINED'
  | 'RETURN_RECEIVED'
  | 'RETURN_CANCELLED'

export interface ChangedLine {
  partNumber: string
  description: string
  quantity: number
  /** What an edit or picking replaced. */
  previousQuantity: number | null
}

export interface ChangedField {
  field: string
  from: string
  to: string
}

/** The details of an event as stored; what does not apply to its kind is absent. */
export interface OrderEventDetails {
  lines?: ChangedLine[]
  fields?: ChangedField[]
  /** The number of the shipment or the return. */
  shipment?: number
  return?: number
}

export interface NewOrderEvent {
  kind: OrderEventKind
  personId: string | undefined
  reason?: string
  details: OrderEventDetails
}

/** One entry of an order's history: a transition or an event. */
export interface HistoryEntry {
  kind: OrderEventKind | 'STATUS_CHANGED'
  at: Date
  who: string | null
  from: OrderStatus | null
  to: OrderStatus | null
  reason: string
  details: OrderEventDetails
  /** At the customer; null where it was not e-mailed there, or where that is not known. */
  emailedTo: string[] | null
}
