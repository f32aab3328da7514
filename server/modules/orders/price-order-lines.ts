import type { Database } from '../../db/connection'
import { DomainError } from '../../domain/domain-error'
import { type LineToPrice, type PricedLine, priceLines, taxRateFor } from '../catalogue'
import type { NewOrder, NewOrderLine } from './new-order'
import type { OrderAddress } from './order'

export interface AskedLine extends LineToPrice {
  /** Where the line is in the request, for errors. */
  path: string
}

interface PriceOrderLines {
  dealershipId: string
  operatorId: string
  lines: readonly AskedLine[]
}

/**
 * Prices lines as they are ordered now.
 * @throws DomainError with the problem of each line that cannot be ordered
 */
export async function priceOrderLines(
  db: Database,
  { dealershipId, operatorId, lines: asked }: PriceOrderLines,
): Promise<{ currency: string; lines: NewOrderLine[] }> {
  if (asked.length === 0) return { currency: '', lines: [] }
  const priced = await priceLines(db, { dealershipId, operatorId, lines: asked })
  const fields = priced.flatMap(({ problem }, index) =>
    problem ? [{ path: asked[index]?.path ?? 'body', message: problem.text }] : [],
  )
  const [first] = priced.flatMap(({ problem }) => problem ?? [])
  if (first) throw new DomainError('invalid', first.code, first.text, { fields })
  return { currency: priced[0]?.coreCharge.currency ?? '', lines: priced.map(toNewLine) }
}

/** The rate of the place where an order goes; of the dealership's own, if it is picked up. */
export async function taxRateAt(
  db: Database,
  dealershipId: string,
  address: OrderAddress | undefined,
): Promise<NewOrder['taxRate']> {
  const place = address ? { country: address.country, region: address.region ?? '' } : null
  return (await taxRateFor(db, { dealershipId, address: place })) ?? null
}

const toNewLine = (line: PricedLine): NewOrderLine => ({
  ...line,
  unitAmount: Number(line.unitPrice?.amount),
  coreChargeAmount: Number(line.coreCharge.amount),
})
