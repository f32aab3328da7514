import type { Caller } from '../../access/caller'
import type { Realtime } from '../../infrastructure/realtime/realtime'
import { managesMoney } from './manages-money'

const paymentsRoom = (dealershipId: string) => `payments:${dealershipId}`

/** Tells the admins of a dealership who have its payments open that something about its money has changed. */
export const announcePayments =
  (realtime: Pick<Realtime, 'emit'>) =>
  ({ dealershipId }: { dealershipId: string }): void =>
    realtime.emit([paymentsRoom(dealershipId)], 'payments.changed', { organization_id: dealershipId })

/** Who may listen to it: whoever manages that money. */
export const paymentRooms = async (caller: Caller, dealershipId: string): Promise<string[]> =>
  managesMoney(caller, dealershipId) ? [paymentsRoom(dealershipId)] : []
