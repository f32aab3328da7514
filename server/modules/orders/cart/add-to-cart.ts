import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection'
import { conflict } from '../../../domain/domain-error'
import { type AddedLine, keyOf, MAX_LINES, MAX_QUANTITY, mergeLines } from './cart'
import { type CartOwner, lockLines, ownedBy } from './cart.repository'
import { priceAddedLines } from './price-added-lines'

/**
 * Adds parts and bundles to a cart; those that it has already get a higher quantity. What cannot be ordered now is added
 * too, because the cart says why, except for what the catalogue lacks.
 * @throws DomainError as `priceAddedLines`; `cart_full`
 */
export async function addToCart(trx: Transaction, owner: CartOwner, lines: readonly AddedLine[]): Promise<void> {
  await priceAddedLines(trx, { ...owner, lines })
  // Sorted, so that two requests lock the rows in the same order.
  const merged = mergeLines(lines).sort((one, other) => keyOf(one).localeCompare(keyOf(other)))
  await trx
    .insertInto('cart_line')
    .values(merged.map((line) => ({ ...ownedBy(owner), ...toRow(line) })))
    .onConflict((conflicting) =>
      conflicting
        .columns(['organization_id', 'operator_id', 'person_id', 'part_id', 'bundle_id'])
        .doUpdateSet({ quantity: sql`least(cart_line.quantity + excluded.quantity, ${MAX_QUANTITY})` }),
    )
    .execute()
  if ((await lockLines(trx, owner)).length > MAX_LINES) throw cartFull()
}

const toRow = ({ partId, bundleId, quantity }: AddedLine) => ({ part_id: partId, bundle_id: bundleId, quantity })

const cartFull = () =>
  conflict('cart_full', {
    en: `A cart can have at most ${MAX_LINES} lines. Place an order first.`,
    es: `Un carrito puede tener ${MAX_LINES} líneas como máximo. Haga primero un pedido.`,
  })
