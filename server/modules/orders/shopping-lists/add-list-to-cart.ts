import type { Transaction } from '../../../db/connection'
import { conflict } from '../../../domain/domain-error'
import { priceLines } from '../../catalogue'
import { addToCart } from '../cart/add-to-cart'
import type { CartOwner } from '../cart/cart.repository'
import { fateOf, type ListLineFate } from './shopping-list'
import { findListLines, type ListKey } from './shopping-list.repository'

/**
 * Puts what is on a list into somebody's cart, as far as it can be ordered.
 * @returns what became of each line, by its id
 * @throws DomainError `list_empty`; as `addToCart`
 */
export async function addListToCart(
  trx: Transaction,
  owner: CartOwner,
  key: ListKey,
): Promise<ReadonlyMap<string, ListLineFate>> {
  const lines = await findListLines(trx, key)
  if (lines.length === 0) throw listEmpty()
  const priced = await priceLines(trx, { ...owner, lines })
  const fates = new Map<string, ListLineFate>()
  for (const [index, line] of priced.entries()) {
    const { id } = lines[index] ?? {}
    if (id) fates.set(id, fateOf(line))
  }
  const orderable = lines.filter(({ id }) => fates.get(id) !== 'unavailable')
  if (orderable.length > 0) {
    const added = orderable.map((line) => ({ ...line, instanceId: null }))
    await addToCart(trx, owner, added)
  }
  return fates
}

const listEmpty = () =>
  conflict('list_empty', {
    en: 'This list has no lines. Add parts to it first.',
    es: 'Esta lista no tiene líneas. Añádale piezas primero.',
  })
