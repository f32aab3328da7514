import type { Database } from '../../../db/connection'
import { noCatalogue } from '../catalogue'
import { type Article, type Offer, type PricedLine, priceLine } from './priced-line'
import { findBreaks, findBundles, findEntries, findPartChains, findTerms } from './priced-part.repository'

export interface PriceLines {
  dealershipId: string
  /** Whose price list applies; null for the catalogue's prices. */
  operatorId: string | null
  lines: readonly Article[]
}

/**
 * Prices the lines of an order, a quote or a cart, in their order, in the same number of queries for any number of lines.
 * @throws DomainError `no_catalogue`
 */
export async function priceLines(db: Database, { dealershipId, operatorId, lines }: PriceLines): Promise<PricedLine[]> {
  const terms = await findTerms(db, { dealershipId, operatorId })
  if (!terms) throw noCatalogue()
  const bundles = await findBundles(db, dealershipId, [...new Set(lines.flatMap(({ bundleId }) => bundleId ?? []))])
  const partIds = [
    ...lines.flatMap(({ partId }) => partId ?? []),
    ...[...bundles.values()].flatMap(({ parts }) => parts.map(({ partId }) => partId)),
  ]
  const parts = await findPartChains(db, dealershipId, [...new Set(partIds)])
  const ids = [...parts.keys()]
  const breaks = await findBreaks(db, dealershipId, ids)
  const entries = await findEntries(db, dealershipId, terms.priceListId, ids)
  const offer: Offer = {
    parts,
    bundles,
    currency: terms.currency,
    pricesOf: ({ id, cost }) => ({
      entries: entries.get(id) ?? [],
      breaks: breaks.get(id) ?? [],
      cost: cost?.currency === terms.currency ? cost.amount : null,
    }),
  }
  return lines.map((line) => priceLine(line, offer))
}
