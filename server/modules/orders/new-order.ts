import type { OrderActor } from '../../access'
import type { DeliveryMethod } from '../../db/schema'
import type { Language } from '../../domain/text'
import type { OrderAddress } from './order'

/** A line as it is placed, with what it costs then. A part that the catalogue lacks has neither of the two ids. */
export interface NewOrderLine {
  partId: string | null
  bundleId: string | null
  partNumber: string
  /** The superseded number that was asked for. */
  askedNumber: string | null
  description: string
  quantity: number
  /** Of one, in minor units. */
  unitAmount: number
  coreChargeAmount: number
  /** What leaves the stock for one of the line. */
  parts: readonly { partId: string; perUnit: number }[]
}

/** An order with everything that is copied onto it. */
export interface NewOrder {
  dealershipId: string
  operatorId: string
  /** Who places it; the person is absent for the holder of a link. */
  by: { actors: readonly OrderActor[]; personId?: string | undefined }
  currency: string
  lines: readonly NewOrderLine[]
  /** Null if the dealership has no rate for the place. */
  taxRate: { name: string; basisPoints: number } | null
  delivery: DeliveryMethod
  address: OrderAddress | null
  poNumber: string
  note: string
  /** Who places it by a link. */
  contactName?: string
  instanceId: string | null
  /** The tasks of machines whose kits it brings, where these are known. */
  taskIds?: readonly string[]
  /** Where whoever places it without an account wants to hear of it. */
  contact?: OrderContact | undefined
}

export interface OrderContact {
  email: string
  language: Language
}
