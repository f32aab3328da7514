import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/connection'
import type { Day } from '../../domain/day'
import type { Quote, QuoteLine } from './quote'

type OfferLine = Pick<QuoteLine, 'partNumber' | 'description' | 'quantity' | 'coreChargeAmount'> & {
  unitAmount: number
}

/** Stores a quote as it is sent, so that it can be read after the quote was changed. */
export async function insertOffer(trx: Transaction, quote: Quote, comment: string): Promise<void> {
  const { id, dealership, lines } = quote
  const asSent = lines.map(({ partNumber, description, quantity, unitAmount, coreChargeAmount }) => ({
    partNumber,
    description,
    quantity,
    unitAmount,
    coreChargeAmount,
  }))
  await trx
    .insertInto('quote_offer')
    .values(({ selectFrom }) => ({
      organization_id: dealership.id,
      quote_id: id,
      number: selectFrom('quote_offer')
        .where('organization_id', '=', dealership.id)
        .where('quote_id', '=', id)
        .select(({ fn }) => sql<number>`${fn.countAll()} + 1`.as('next')),
      valid_until: sql`${quote.validUntil}::date`,
      comment,
      currency: quote.currency,
      tax_basis_points: quote.taxBasisPoints,
      subtotal_amount: quote.subtotalAmount,
      core_charge_amount: quote.coreChargeAmount,
      tax_amount: quote.taxAmount,
      total_amount: quote.totalAmount,
      lines: JSON.stringify(asSent),
    }))
    .execute()
}

export type QuoteOffer = Awaited<ReturnType<typeof listOffers>>[number]

/** What was sent of a quote, oldest first. */
export const listOffers = (db: Database, { id, dealership }: Pick<Quote, 'id' | 'dealership'>) =>
  db
    .selectFrom('quote_offer')
    .where('organization_id', '=', dealership.id)
    .where('quote_id', '=', id)
    .select(['number', 'sent_at as sentAt', 'comment', 'currency', 'tax_basis_points as taxBasisPoints'])
    .select(['subtotal_amount as subtotalAmount', 'core_charge_amount as coreChargeAmount'])
    .select(['tax_amount as taxAmount', 'total_amount as totalAmount'])
    .select([sql<Day>`valid_until::text`.as('validUntil'), sql<OfferLine[]>`lines`.as('lines')])
    .orderBy('number')
    .execute()
