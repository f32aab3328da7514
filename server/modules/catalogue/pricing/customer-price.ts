import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { sumToWire } from '../../../domain/money'
import type { Cost } from '../parts/part'
import { type PriceLines, priceLines } from './price-lines'

/** The operator whose people put parts into its carts; null for the staff of a dealership and super users. */
export const operatorOf = ({ organization }: Caller): string | null =>
  organization?.type === 'OPERATOR' ? organization.id : null

/**
 * Whose prices a caller is shown: an operator's people their own, others those of the customer that they name.
 * @returns null for the prices of the catalogue
 */
export const customerOf = (caller: Caller, named: string | undefined): string | null =>
  operatorOf(caller) ?? named ?? null

/**
 * What one of each line costs the operator, in their order, wherever a price is shown without an order, a quote or a cart:
 * the same as their line would say.
 * @returns null for a line without a price
 */
export async function pricesOfOne(db: Database, asked: PriceLines): Promise<(Cost | null)[]> {
  return (await priceLines(db, asked)).map(({ unitPrice }) => unitPrice && sumToWire(unitPrice))
}
