import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { groupBy } from '../../../domain/group-by'
import { operatorOf, pricesOfOne } from '../pricing/customer-price'
import { type CataloguePart, findAvailable } from '../pricing/priced-part.repository'
import { resolveNumbers } from '../pricing/resolve-numbers'
import { sellersTo } from './page-part.repository'
import type { Cost } from './part'

/** What a dealership sells for a printed part number. */
export interface PartOffer {
  dealership: { id: string; name: string }
  part: CataloguePart
  /** Whether it is sold in place of the printed one. */
  isReplacement: boolean
}

export interface PricedOffer extends PartOffer {
  /** What one costs the caller; null for a price on request. */
  cost: Cost | null
  /** How many are in stock and not reserved. */
  available: number
}

/** What each dealership of a caller sells for part numbers in any spelling, by the number as given. */
export async function findOffers(
  db: Database,
  caller: Caller,
  numbers: readonly string[],
): Promise<Map<string, PartOffer[]>> {
  const distinct = [...new Set(numbers)]
  const sellers = distinct.length > 0 ? await sellersTo(db, caller) : []
  const sold = await Promise.all(sellers.map((dealership) => soldBy(db, dealership, distinct)))
  return new Map(
    [...groupBy(sold.flat(), ({ number }) => number)].map(([number, found]) => [number, found.map(toOffer)]),
  )
}

/** The same with the caller's prices and the stock. */
export async function findPricedOffers(
  db: Database,
  caller: Caller,
  numbers: readonly string[],
): Promise<Map<string, PricedOffer[]>> {
  const offers = await findOffers(db, caller, numbers)
  const byDealership = groupBy([...offers.values()].flat(), ({ dealership }) => dealership.id)
  const priced = new Map(
    (await Promise.all([...byDealership].map(([id, ofOne]) => pricedBy(db, caller, id, ofOne)))).flat(),
  )
  return new Map([...offers].map(([number, found]) => [number, found.flatMap((offer) => priced.get(offer) ?? [])]))
}

async function pricedBy(
  db: Database,
  caller: Caller,
  dealershipId: string,
  offers: readonly PartOffer[],
): Promise<(readonly [PartOffer, PricedOffer])[]> {
  const ids = offers.map(({ part }) => part.id)
  const asked = { dealershipId, operatorId: operatorOf(caller), lines: ids.map((partId) => ({ partId })) }
  const [prices, available] = await Promise.all([pricesOfOne(db, asked), findAvailable(db, dealershipId, ids)])
  return offers.map((offer, index) => [
    offer,
    { ...offer, cost: prices[index] ?? null, available: available.get(offer.part.id) ?? 0 },
  ])
}

interface SoldNumber extends PartOffer {
  number: string
}

async function soldBy(
  db: Database,
  dealership: PartOffer['dealership'],
  numbers: readonly string[],
): Promise<SoldNumber[]> {
  const resolved = await resolveNumbers(db, { dealershipId: dealership.id, numbers })
  return numbers.flatMap((number, index) => {
    const found = resolved[index]
    if (found?.fate !== 'found' && found?.fate !== 'superseded') return []
    return [{ number, dealership, part: found.part, isReplacement: found.fate === 'superseded' }]
  })
}

const toOffer = ({ number: _, ...offer }: SoldNumber): PartOffer => offer
