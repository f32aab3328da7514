import type { Transaction } from '../../../db/connection'
import { DomainError, invalid } from '../../../domain/domain-error'
import { type PricedLine, priceLines } from '../../catalogue'
import type { AddedLine } from './cart'

interface AddedLines {
  dealershipId: string
  operatorId: string
  lines: readonly AddedLine[]
}

/**
 * Prices what somebody adds to a cart or a shopping list, in its order.
 * @throws DomainError invalid for a line without exactly one part or bundle, and for what the catalogue lacks
 */
export async function priceAddedLines(
  trx: Transaction,
  { dealershipId, operatorId, lines }: AddedLines,
): Promise<PricedLine[]> {
  const wrong = lines.findIndex(({ partId, bundleId }) => (partId === null) === (bundleId === null))
  if (wrong >= 0) throw partOrBundle(wrong)
  const priced = await priceLines(trx, { dealershipId, operatorId, lines })
  const fields = priced.flatMap(({ problem }, index) =>
    problem?.code === 'part_unknown' || problem?.code === 'bundle_unknown'
      ? [{ path: `body.lines.${index}`, message: problem.text, code: problem.code }]
      : [],
  )
  const [first] = fields
  if (first) throw new DomainError('invalid', first.code, first.message, { fields })
  return priced
}

const partOrBundle = (index: number) =>
  invalid({
    path: `body.lines.${index}`,
    message: { en: 'Choose either a part or a bundle.', es: 'Elija una pieza o un conjunto.' },
  })
