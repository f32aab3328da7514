import { moneyLimits } from '#contract/platform-limits'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { moneyToWire } from '../../../domain/money'
import type { Cost } from '../parts/part'
import { type PriceLines, priceLines } from './price-lines'
import type { PricedLine } from './priced-line'

/**
 * Whose prices a caller is shown: an operator's people their own, others those of the customer that they name.
 * @returns null for the prices of the catalogue
 */
export const customerOf = ({ organization }: Caller, named: string | undefined): string | null =>
  organization?.type === 'OPERATOR' ? organization.id : (named ?? null)

/**
 * What one of each line costs the operator, in their order, wherever a price is shown without an order, a quote or a cart:
 * the same as their line would say.
 * @returns null for a line without a price, and for one beyond all amounts
 */
export async function pricesOfOne(db: Database, asked: PriceLines): Promise<(Cost | null)[]> {
  return (await priceLines(db, asked)).map(priceOfOne)
}

const priceOfOne = ({ unitPrice }: PricedLine): Cost | null =>
  unitPrice && unitPrice.amount <= moneyLimits.amount.maximum ? moneyToWire(unitPrice) : null
