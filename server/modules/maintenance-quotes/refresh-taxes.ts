import type { Transaction } from '../../db/connection'
import { taxRateFor } from '../catalogue'
import { taxOf } from './maintenance-quote'
import { findTaxAddress } from './quotable-task.repository'
import { readLines, type StoredQuote, setTaxes } from './stored-quote.repository'

/** Applies the tax rate of today to the lines of a quote. @returns the columns of the quote that change with it */
export async function refreshTaxes(trx: Transaction, quote: StoredQuote) {
  const { dealershipId, operatorId, currency } = quote
  const rate = await taxRateFor(trx, { dealershipId, address: await findTaxAddress(trx, operatorId) })
  const basisPoints = rate?.basisPoints ?? 0
  const lines = await readLines(trx, quote)
  await setTaxes(
    trx,
    quote,
    lines.map((line) => ({ lineId: line.id, tax: taxOf(line, basisPoints, currency) })),
  )
  return { tax_name: rate?.name ?? '', tax_basis_points: basisPoints }
}
