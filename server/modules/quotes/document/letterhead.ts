import type { Database } from '../../../db/connection'
import type { TimeZone } from '../../../domain/time-zone'
import { letterheadOf, type OrderParty, presentParty } from '../../orders'
import type { Quote } from '../quote'

/** On whose paper a quote is printed, and to whom it is addressed. */
export interface Letterhead {
  dealershipId: string
  logoKey: string | null
  timeZone: TimeZone
  seller: OrderParty
  customer: OrderParty
}

/** @param isByLink the addresses of the customer are not for whoever holds a link */
export async function findLetterhead(
  db: Database,
  { dealership, operator }: Pick<Quote, 'dealership' | 'operator'>,
  isByLink: boolean,
): Promise<Letterhead> {
  const [paper, seller, customer] = await Promise.all([
    letterheadOf(db, dealership.id),
    presentParty(db, dealership.id),
    isByLink ? { name: operator.name, phoneNumber: '', address: null } : presentParty(db, operator.id),
  ])
  return { ...paper, dealershipId: dealership.id, seller, customer }
}
