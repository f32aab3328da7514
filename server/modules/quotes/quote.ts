import { quoteStatusValues } from '#contract/platform-limits'
import type { QuoteActor } from '../../access'
import type { DeliveryMethod, QuoteStatus } from '../../db/schema'
import type { Day } from '../../domain/day'
import type { StateTable } from '../../domain/state-table'
import type { OrderAddress } from '../orders'

/**
 * Who may move a quote from one status to another (behaviour, section 7); a draft may also be discarded, and the system
 * ends what is open when the service ends.
 */
export const quoteStates: StateTable<QuoteStatus, QuoteActor, 'quote'> = {
  table: 'quote',
  moves: {
    DRAFT: { REQUESTED: ['customer'], SENT: ['dealership'], DISCARDED: ['dealership', 'system'] },
    REQUESTED: { IN_REVIEW: ['dealership'], REJECTED: ['dealership'], CANCELLED: ['customer', 'system'] },
    IN_REVIEW: { SENT: ['dealership'], REJECTED: ['dealership'], CANCELLED: ['customer', 'system'] },
    SENT: {
      ACCEPTED: ['customer'],
      DECLINED: ['customer'],
      REVISION_REQUESTED: ['customer'],
      WITHDRAWN: ['dealership', 'system'],
      EXPIRED: ['system'],
    },
    REVISION_REQUESTED: { IN_REVIEW: ['dealership'], WITHDRAWN: ['system'] },
    ACCEPTED: { CONVERTED: ['system'] },
  },
}

/**
 * How an open quote ends with the service: what was offered is withdrawn, and a request that was not answered is cancelled,
 * so that prices which were never sent remain the dealership's.
 */
export const endings: Partial<Record<QuoteStatus, QuoteStatus>> = {
  DRAFT: 'DISCARDED',
  REQUESTED: 'CANCELLED',
  IN_REVIEW: 'CANCELLED',
  SENT: 'WITHDRAWN',
  REVISION_REQUESTED: 'WITHDRAWN',
}

export const quoteStatuses: readonly QuoteStatus[] = quoteStatusValues

/** The statuses to which one of the actors may move a quote now. */
export function nextStatuses(status: QuoteStatus, actors: readonly QuoteActor[]): QuoteStatus[] {
  const moves: Partial<Record<QuoteStatus, readonly QuoteActor[]>> = quoteStates.moves[status] ?? {}
  return quoteStatuses.filter((to) => moves[to]?.some((actor) => actors.includes(actor)))
}

/** Whether somebody may still move it. */
export const isOpen = (status: QuoteStatus): boolean => quoteStates.moves[status] !== undefined

/** Whether one of the actors may change the lines in a status: each side as long as it is its turn. */
export const mayChangeLines = (status: QuoteStatus, actors: readonly QuoteActor[]): boolean =>
  mayQuote(status, actors) ||
  (actors.includes('customer') && (status === 'REQUESTED' || status === 'REVISION_REQUESTED'))

/** Whether one of the actors may enter costs, a comment and the last day in a status. */
export const mayQuote = (status: QuoteStatus, actors: readonly QuoteActor[]): boolean =>
  actors.includes('dealership') && (status === 'DRAFT' || status === 'IN_REVIEW')

/** Whether the customer may see the quoted prices: not before they are sent, nor while they are being changed. */
export const isAnswered = (status: QuoteStatus): boolean =>
  !['DRAFT', 'DISCARDED', 'REQUESTED', 'IN_REVIEW', 'CANCELLED', 'REJECTED'].includes(status)

/** Whether it is the dealership's alone: not yet sent, and never to be sent. */
export const isInternal = (status: QuoteStatus): boolean => status === 'DRAFT' || status === 'DISCARDED'

/** Whether it is to be shipped, but nobody has entered where to. */
export const lacksAddress = ({ delivery, address }: Pick<Quote, 'delivery' | 'address'>): boolean =>
  delivery === 'SHIP' && address === null

export interface Named {
  id: string
  name: string
}

/** A quote as lists show it. Amounts are in minor units of its currency. */
export interface QuoteSummary {
  id: string
  number: number
  version: number
  status: QuoteStatus
  dealership: Named
  operator: Named
  createdBy: string | null
  lineCount: number
  /** How many lines have no price yet. */
  unquotedCount: number
  currency: string
  totalAmount: number
  validUntil: Day | null
  viewedAt: Date | null
  orderId: string | null
  createdAt: Date
  updatedAt: Date
}

export interface QuoteLine {
  id: string
  position: number
  partId: string | null
  bundleId: string | null
  partNumber: string
  askedNumber: string | null
  description: string
  quantity: number
  listAmount: number | null
  unitAmount: number | null
  coreChargeAmount: number
  note: string
}

export interface Quote extends QuoteSummary {
  /** Whether the dealership serves the operator. */
  isServed: boolean
  createdById: string | null
  lines: QuoteLine[]
  comment: string
  note: string
  delivery: DeliveryMethod
  address: OrderAddress | null
  poNumber: string
  instance: (Named & { serialNumber: string }) | null
  taxName: string
  taxBasisPoints: number
  subtotalAmount: number
  coreChargeAmount: number
  taxAmount: number
  orderNumber: number | null
  /** Whether the order that it became is in advance and not paid yet. */
  orderAwaitsPayment: boolean
}
