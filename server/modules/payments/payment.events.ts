import { defineEvent } from '../../events/event'
import type { PaymentAction } from './audit/payment-action'

/** Something has happened to the money of an order. */
export interface PaymentNews {
  paymentId: string
  orderId: string
  dealershipId: string
  operatorId: string
  /** Absent for the system and the holder of a link. */
  personId?: string | undefined
  action: PaymentAction
  amount: number
  currency: string
  /** Of a refund that is for a return of the order. */
  returnNumber?: number | null | undefined
  /** A reason, or what the provider says. */
  text: string
}

export const paymentChanged = defineEvent<PaymentNews>('payment.changed')

/** The account of a dealership with the provider has changed. */
export const accountChanged = defineEvent<{ dealershipId: string }>('payment.account_changed')

/** A payout to a dealership was made, has arrived or has failed. */
export const payoutChanged = defineEvent<{ dealershipId: string }>('payment.payout_changed')
