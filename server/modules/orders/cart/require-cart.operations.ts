import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import { type CartOwner, cartPairs, summarize } from './cart.repository'

/**
 * The caller's cart of a dealership and an operator.
 * @throws DomainError not found where the caller cannot order for this operator from this dealership now
 */
export async function requireCart(
  db: Database,
  caller: Caller,
  { dealershipId, operatorId }: { dealershipId: string; operatorId: string },
) {
  const summary = await summarize(cartPairs(db, caller), caller.userId)
    .where('dealership.id', '=', dealershipId)
    .where('operator.id', '=', operatorId)
    .executeTakeFirst()
  if (!summary) throw notFound('Catalogue')
  const owner: CartOwner = { dealershipId, operatorId, personId: caller.userId }
  return { summary, owner }
}
