import { useLive } from '@/shared/realtime'
import { paymentQueries } from './payment.queries'

/** Reloads what is shown of a dealership's money whenever it changes. */
export const useLivePayments = (dealershipId: string | undefined): void =>
  useLive(['payments.changed'], dealershipId, paymentQueries.all())

/** How often something under way is asked for besides, in milliseconds: a message may be lost. */
export const SAFETY_INTERVAL = 10_000
