import type { Transaction } from '../../../db/connection'
import { conflict } from '../../../domain/domain-error'
import { assertMachinesOf } from '../cart/assert-machines-of'
import { type AddedLine, keyOf, MAX_QUANTITY, mergeLines, tooMany } from '../cart/cart'
import { priceAddedLines } from '../cart/price-added-lines'
import { MAX_LINES } from './shopping-list'
import { addListLines, findListLines, type ListKey } from './shopping-list.repository'

/**
 * Adds parts and bundles to a list that is locked; those that it has already get a higher quantity.
 * @throws DomainError as `priceAddedLines` and `assertMachinesOf`; `list_full`; `quantity_too_large`
 */
export async function addToList(trx: Transaction, key: ListKey, lines: readonly AddedLine[]): Promise<void> {
  if (lines.length === 0) return
  await assertMachinesOf(trx, key, lines)
  const priced = await priceAddedLines(trx, { ...key, lines })
  const names = new Map(
    lines.map((line, index) => {
      const { askedNumber = null, partNumber = '', description = '' } = priced[index] ?? {}
      return [keyOf(line), { partNumber: askedNumber ?? partNumber, description }]
    }),
  )
  await addListLines(
    trx,
    key,
    mergeLines(lines).map((line) => ({ ...line, partNumber: '', description: '', ...names.get(keyOf(line)) })),
  )
  const stored = await findListLines(trx, key)
  if (stored.length > MAX_LINES) throw listFull()
  if (stored.some(({ quantity }) => quantity > MAX_QUANTITY)) throw tooMany()
}

const listFull = () =>
  conflict('list_full', {
    en: `A list can have at most ${MAX_LINES} lines. Save the rest as another list.`,
    es: `Una lista puede tener ${MAX_LINES} líneas como máximo. Guarde el resto como otra lista.`,
  })
