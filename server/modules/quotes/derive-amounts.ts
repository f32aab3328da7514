import type { Transaction } from '../../db/connection'
import { taxRateFor } from '../catalogue'
import { lineAmounts, orderAmounts } from '../orders'
import type { Quote } from './quote'
import { lockQuote, storeDerived } from './stored-quote.repository'

/**
 * Computes tax and amounts of a quote again after its lines or prices have changed; lines without a price do not count.
 * @returns the quote with them
 */
export async function deriveAmounts(trx: Transaction, id: string): Promise<Quote> {
  const quote = await existing(trx, id)
  const { currency, address } = quote
  const place = address && { country: address.country, region: address.region ?? '' }
  const taxRate = await taxRateFor(trx, { dealershipId: quote.dealership.id, address: place })
  const terms = { currency, taxBasisPoints: taxRate?.basisPoints ?? 0 }
  const quoted = quote.lines.flatMap((line) =>
    line.unitAmount === null
      ? []
      : [{ lineId: line.id, amounts: lineAmounts({ ...line, unitAmount: line.unitAmount, cancelled: 0 }, terms) }],
  )
  await storeDerived(trx, quote, {
    taxRate,
    amounts: orderAmounts(
      quoted.map(({ amounts }) => amounts),
      currency,
    ),
    taxes: quoted.map(({ lineId, amounts }) => ({ lineId, taxAmount: Number(amounts.tax.amount) })),
  })
  return existing(trx, id)
}

async function existing(trx: Transaction, id: string): Promise<Quote> {
  const quote = await lockQuote(trx, id)
  if (!quote) throw new Error(`the quote ${id} disappeared while it was locked`)
  return quote
}
