import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import type { Language } from '../../../domain/text'
import { findPricedOffers, operatorOf, type PricedOffer } from '../../catalogue'
import { ownerOf } from '../../manuals'

/** What a caller is shown of answers. */
export interface Reader {
  /** Ids of the manuals that may be shown; citations of others are omitted. */
  visible: ReadonlySet<string>
  /** What the reader's dealerships sell, by printed part number. */
  offers: ReadonlyMap<string, readonly PricedOffer[]>
  /** The organization for which the reader puts parts into a cart; null for staff. */
  operatorId: string | null
  /** Of the page addresses (`ownerOf` in the manuals module). */
  owner: string
  language: Language
}

interface ReadAnswers {
  caller: Caller
  language: Language
  visible: ReadonlySet<string>
  /** The part numbers that the answers name. */
  numbers: readonly string[]
}

/** Prices and stock are those of the moment, whenever the answer was given. */
export async function findReader(db: Database, { caller, language, visible, numbers }: ReadAnswers): Promise<Reader> {
  const offers = await findPricedOffers(db, caller, numbers)
  return { visible, offers, operatorId: operatorOf(caller), owner: ownerOf(caller), language }
}
