import type { Database } from '../../../db/connection'
import type { Region } from '../../../domain/locale'
import type { TimeZone } from '../../../domain/time-zone'
import type { OrderAddress } from '../order'
import { type OrderParty, presentParty } from '../order-party.repository'
import { customerRegion } from './document-region'

/** On whose paper a quote is printed, and to whom it is addressed. */
export interface Letterhead {
  dealershipId: string
  logoKey: string | null
  timeZone: TimeZone
  seller: OrderParty
  customer: OrderParty
  /** By which its figures and dates are written: the same by a link, which shows no address of the customer. */
  region: Region
}

interface Offer {
  dealership: { id: string }
  operator: { id: string; name: string }
  /** Where to ship what it offers. */
  address?: OrderAddress | null
}

/** @param isByLink the addresses of the customer are not for whoever holds a link */
export async function findLetterhead(
  db: Database,
  { dealership, operator, address = null }: Offer,
  isByLink: boolean,
): Promise<Letterhead> {
  const [paper, seller, customer] = await Promise.all([
    letterheadOf(db, dealership.id),
    presentParty(db, dealership.id),
    presentParty(db, operator.id),
  ])
  return {
    ...paper,
    dealershipId: dealership.id,
    seller,
    customer: isByLink ? { name: operator.name, phoneNumber: '', address: null } : customer,
    region: customerRegion({ address, dealership: seller, operator: customer }),
  }
}

/** What a document takes from its dealership as it is now: its logo, and the time zone unless that was copied. */
export const letterheadOf = (
  db: Database,
  dealershipId: string,
): Promise<{ timeZone: TimeZone; logoKey: string | null }> =>
  db
    .selectFrom('organization')
    .where('id', '=', dealershipId)
    .select(['time_zone as timeZone', 'logo_key as logoKey'])
    .executeTakeFirstOrThrow()
