import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection'
import { conflict, DomainError, invalid } from '../../../domain/domain-error'
import { priceLines } from '../../catalogue'
import { type AddedLine, MAX_LINES, MAX_QUANTITY, mergeLines } from './cart'
import { type CartOwner, lockLines, ownedBy } from './cart.repository'

/**
 * Adds parts and bundles to a cart; those that it has already get a higher quantity. What cannot be ordered now is added
 * too, because the cart says why, except for what the catalogue lacks.
 * @throws DomainError invalid for a line without exactly one part or bundle, and for an unknown one; `cart_full`
 */
export async function addToCart(trx: Transaction, owner: CartOwner, lines: readonly AddedLine[]): Promise<void> {
  const wrong = lines.findIndex(({ partId, bundleId }) => (partId === null) === (bundleId === null))
  if (wrong >= 0) throw partOrBundle(wrong)
  await assertInCatalogue(trx, owner, lines)
  await trx
    .insertInto('cart_line')
    .values(mergeLines(lines).map((line) => ({ ...ownedBy(owner), ...toRow(line) })))
    .onConflict((conflicting) =>
      conflicting
        .columns(['organization_id', 'operator_id', 'person_id', 'part_id', 'bundle_id'])
        .doUpdateSet({ quantity: sql`least(cart_line.quantity + excluded.quantity, ${MAX_QUANTITY})` }),
    )
    .execute()
  if ((await lockLines(trx, owner)).length > MAX_LINES) throw cartFull()
}

const toRow = ({ partId, bundleId, quantity }: AddedLine) => ({ part_id: partId, bundle_id: bundleId, quantity })

async function assertInCatalogue(
  trx: Transaction,
  { dealershipId, operatorId }: CartOwner,
  lines: readonly AddedLine[],
) {
  const priced = await priceLines(trx, { dealershipId, operatorId, lines })
  const fields = priced.flatMap(({ problem }, index) =>
    problem?.code === 'part_unknown' || problem?.code === 'bundle_unknown'
      ? [{ path: `body.lines.${index}`, message: problem.text, code: problem.code }]
      : [],
  )
  const [first] = fields
  if (first) throw new DomainError('invalid', first.code, first.message, { fields })
}

const partOrBundle = (index: number) =>
  invalid({
    path: `body.lines.${index}`,
    message: { en: 'Name either a part or a bundle.', es: 'Indique una pieza o un conjunto.' },
  })

const cartFull = () =>
  conflict('cart_full', {
    en: `A cart can have at most ${MAX_LINES} lines. Place an order first.`,
    es: `Un carrito puede tener ${MAX_LINES} líneas como máximo. Haga primero un pedido.`,
  })
