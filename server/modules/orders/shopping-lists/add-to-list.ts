import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection'
import { conflict } from '../../../domain/domain-error'
import { type AddedLine, keyOf, MAX_QUANTITY, mergeLines } from '../cart/cart'
import { priceAddedLines } from '../cart/price-added-lines'
import { MAX_LINES } from './shopping-list'
import { findListLines, type ListKey, linesOf } from './shopping-list.repository'

/**
 * Adds parts and bundles to a list that is locked; those that it has already get a higher quantity.
 * @throws DomainError as `priceAddedLines`; `list_full`
 */
export async function addToList(trx: Transaction, key: ListKey, lines: readonly AddedLine[]): Promise<void> {
  if (lines.length === 0) return
  const priced = await priceAddedLines(trx, { ...key, lines })
  const names = new Map(
    lines.map((line, index) => {
      const { askedNumber = null, partNumber = '', description = '' } = priced[index] ?? {}
      return [keyOf(line), { part_number: askedNumber ?? partNumber, description }]
    }),
  )
  await trx
    .insertInto('shopping_list_line')
    .values(
      mergeLines(lines).map((line) => ({
        ...linesOf(key),
        ...{ part_number: '', description: '', ...names.get(keyOf(line)) },
        part_id: line.partId,
        bundle_id: line.bundleId,
        quantity: line.quantity,
      })),
    )
    .onConflict((conflicting) =>
      conflicting
        .columns(['organization_id', 'operator_id', 'list_id', 'part_id', 'bundle_id'])
        .doUpdateSet({ quantity: sql`least(shopping_list_line.quantity + excluded.quantity, ${MAX_QUANTITY})` }),
    )
    .execute()
  if ((await findListLines(trx, key)).length > MAX_LINES) throw listFull()
}

const listFull = () =>
  conflict('list_full', {
    en: `A list can have at most ${MAX_LINES} lines. Save the rest as another list.`,
    es: `Una lista puede tener ${MAX_LINES} líneas como máximo. Guarde el resto como otra lista.`,
  })
