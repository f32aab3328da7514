import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection'
import { conflict } from '../../../domain/domain-error'
import { assertMachinesOf } from './assert-machines-of'
import { type AddedLine, keyOf, MAX_LINES, MAX_QUANTITY, mergeLines, tooMany } from './cart'
import { type CartOwner, lockLines, ownedBy } from './cart.repository'
import { priceAddedLines } from './price-added-lines'

/**
 * Adds parts and bundles to a cart; those that it has already get a higher quantity. What cannot be ordered now is added
 * too, because the cart says why, except for what the catalogue lacks.
 * @throws DomainError as `priceAddedLines`; `cart_full`; `quantity_too_large`; not found for a machine of somebody else
 */
export async function addToCart(trx: Transaction, owner: CartOwner, lines: readonly AddedLine[]): Promise<void> {
  await assertMachinesOf(trx, owner, lines)
  await priceAddedLines(trx, { ...owner, lines })
  // Sorted, so that two requests lock the rows in the same order.
  const merged = mergeLines(lines)
    .map((line, position) => ({ ...line, position }))
    .sort((one, other) => keyOf(one).localeCompare(keyOf(other)))
  await trx
    .insertInto('cart_line')
    .values(
      merged.map(({ position, ...line }) => ({
        ...ownedBy(owner),
        ...toRow(line),
        position,
        // Of all that are added at once the same, so that their position decides.
        added_at: sql<Date>`statement_timestamp()`,
      })),
    )
    .onConflict((conflicting) =>
      conflicting.columns(['organization_id', 'operator_id', 'person_id', 'part_id', 'bundle_id']).doUpdateSet({
        quantity: sql`cart_line.quantity + excluded.quantity`,
        instance_id: sql`case when cart_line.instance_id = excluded.instance_id then excluded.instance_id end`,
      }),
    )
    .execute()
  const stored = await lockLines(trx, owner)
  if (stored.length > MAX_LINES) throw cartFull()
  if (stored.some(({ quantity }) => quantity > MAX_QUANTITY)) throw tooMany()
}

const toRow = ({ partId, bundleId, quantity, instanceId }: AddedLine) => ({
  part_id: partId,
  bundle_id: bundleId,
  quantity,
  instance_id: instanceId,
})

const cartFull = () =>
  conflict('cart_full', {
    en: `A cart can have at most ${MAX_LINES} lines. Place an order first.`,
    es: `Un carrito puede tener ${MAX_LINES} líneas como máximo. Haga primero un pedido.`,
  })
