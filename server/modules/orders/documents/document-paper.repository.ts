import type { Database } from '../../../db/connection'
import { type Locale, localeOf } from '../../../domain/locale'
import type { Language } from '../../../domain/text'
import type { TimeZone } from '../../../domain/time-zone'
import type { Order } from '../order'
import { type OrderParty, partiesOf } from '../order-party.repository'
import { customerRegion } from './document-region'
import { letterheadOf } from './letterhead.repository'

/** What all documents of an order have in common. */
interface Paper {
  dealership: OrderParty
  operator: OrderParty
  logoKey: string | null
  timeZone: TimeZone
  locale: Locale
}

/**
 * The paper of an order's documents: in its reader's language, with figures and days as where its customer and its
 * dealership were when the order was placed. Whoever reads it where and whenever reads the same figures.
 */
export async function findPaper(db: Database, order: Order, language: Language): Promise<Paper> {
  const [parties, { logoKey, timeZone }] = await Promise.all([
    partiesOf(db, order),
    letterheadOf(db, order.dealership.id),
  ])
  const locale = localeOf(language, customerRegion({ ...parties, address: order.address }))
  return { ...parties, logoKey, timeZone: parties.dealership.timeZone ?? timeZone, locale }
}
