import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import type { Language } from '../../../domain/text'
import { findPricedOffers, operatorOf, type PricedOffer } from '../../catalogue'
import { findPageSizes, ownerOf, type PageOfManual, type PageSize } from '../../manuals'

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
  /** Of the cited pages, by `pageKey`. */
  pageSizes: ReadonlyMap<string, PageSize>
  language: Language
}

interface ReadAnswers {
  caller: Caller
  language: Language
  visible: ReadonlySet<string>
  /** The part numbers that the answers name. */
  numbers: readonly string[]
  /** The pages that the answers cite, where parts of them are shown. */
  cited?: readonly PageOfManual[]
}

/** Prices and stock are those of the moment, whenever the answer was given. */
export async function findReader(db: Database, answers: ReadAnswers): Promise<Reader> {
  const { caller, language, visible, numbers, cited = [] } = answers
  const offers = await findPricedOffers(db, caller, numbers)
  const pageSizes = await findPageSizes(db, cited)
  return { visible, offers, operatorId: operatorOf(caller), owner: ownerOf(caller), pageSizes, language }
}
