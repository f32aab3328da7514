import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { lockService } from '../../access'
import type { Database, Transaction } from '../../db/connection'
import { nextNumber } from '../../db/next-number'
import type { DeliveryMethod } from '../../db/schema'
import type { Day } from '../../domain/day'
import { salesNumber } from '../../domain/sales-number'
import { dayAt } from '../../domain/time-zone'
import type { LineAmounts, OrderAddress } from '../orders'
import type { Quote, QuoteLine } from './quote'
import { findQuote } from './quote.repository'

export type NewQuoteLine = Omit<QuoteLine, 'id' | 'position'> & { id?: string | undefined }

export interface NewQuote {
  /** Of a request by a link, so that a repeated one finds it. */
  id?: string | undefined
  dealershipId: string
  operatorId: string
  currency: string
  delivery: DeliveryMethod
  address: OrderAddress | null
  poNumber: string
  note: string
  instanceId: string | null
  /** Null for the holder of a link. */
  createdBy: string | null
}

/** Locks a quote, so that of two who change it one waits for the other. @returns it as it is then */
export async function lockQuote(trx: Transaction, id: string): Promise<Quote | undefined> {
  await trx.selectFrom('quote').where('id', '=', id).select('id').forUpdate().execute()
  return findQuote(trx, id)
}

/**
 * Locks the service between the sides of a quote, and then the quote, in the order in which the end of the service does: for
 * who may place its order. @returns the quote as it is then
 */
export async function lockWithService(trx: Transaction, id: string): Promise<Quote | undefined> {
  const sides = await trx
    .selectFrom('quote')
    .where('id', '=', id)
    .select(['organization_id as dealershipId', 'operator_id as operatorId'])
    .executeTakeFirst()
  if (sides) await lockService(trx, sides)
  return lockQuote(trx, id)
}

const FIRST_NUMBER = 1001

/** Inserts a draft without lines. @returns its id */
export async function insertQuote(trx: Transaction, quote: NewQuote): Promise<string> {
  const number = (await nextNumber(trx, quote.dealershipId, 'quote')) + FIRST_NUMBER - 1
  const { id } = await trx
    .insertInto('quote')
    .values({
      ...(quote.id && { id: quote.id }),
      organization_id: quote.dealershipId,
      operator_id: quote.operatorId,
      number,
      currency: quote.currency,
      delivery: quote.delivery,
      address: quote.address && JSON.stringify(quote.address),
      po_number: quote.poNumber,
      note: quote.note,
      instance_id: quote.instanceId,
      created_by: quote.createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Key = Pick<Quote, 'id' | 'dealership'>

/** Replaces the lines of a quote; those with an id keep it. */
export async function replaceLines(
  trx: Transaction,
  { id: quoteId, dealership }: Key,
  lines: readonly NewQuoteLine[],
): Promise<void> {
  await trx
    .deleteFrom('quote_line')
    .where('organization_id', '=', dealership.id)
    .where('quote_id', '=', quoteId)
    .execute()
  await trx
    .insertInto('quote_line')
    .values(
      lines.map((line, index) => ({
        organization_id: dealership.id,
        quote_id: quoteId,
        id: line.id ?? randomUUID(),
        position: index + 1,
        part_id: line.partId,
        bundle_id: line.bundleId,
        part_number: line.partNumber,
        asked_number: line.askedNumber,
        description: line.description,
        quantity: line.quantity,
        list_amount: line.listAmount,
        unit_amount: line.unitAmount,
        core_charge_amount: line.coreChargeAmount,
        note: line.note,
      })),
    )
    .execute()
}

interface Amounts {
  taxRate: { name: string; basisPoints: number } | undefined
  amounts: LineAmounts
  /** The tax of each quoted line. */
  taxes: readonly { lineId: string; taxAmount: number }[]
}

/** Stores what follows from a quote's lines: its amounts, and the words by which it is found. */
export async function storeDerived(trx: Transaction, quote: Quote, { taxRate, amounts, taxes }: Amounts) {
  await sql`
    update quote_line as line set tax_amount = coalesce(tax.amount, 0)
    from quote_line as present left join jsonb_to_recordset(${JSON.stringify(
      taxes.map(({ lineId, taxAmount }) => ({ id: lineId, amount: taxAmount })),
    )}::jsonb) as tax (id uuid, amount bigint) on tax.id = present.id
    where line.organization_id = ${quote.dealership.id} and line.quote_id = ${quote.id} and present.id = line.id`.execute(
    trx,
  )
  const words = [
    salesNumber('quote', quote.number),
    quote.poNumber,
    quote.operator.name,
    ...quote.lines.flatMap(({ partNumber, askedNumber, description }) => [partNumber, askedNumber ?? '', description]),
  ]
  await trx
    .updateTable('quote')
    .set({
      tax_name: taxRate?.name ?? '',
      tax_basis_points: taxRate?.basisPoints ?? 0,
      subtotal_amount: Number(amounts.subtotal.amount),
      core_charge_amount: Number(amounts.coreCharge.amount),
      tax_amount: Number(amounts.tax.amount),
      total_amount: Number(amounts.total.amount),
      updated_at: new Date(),
      search_text: words.filter(Boolean).join(' ').toLowerCase(),
    })
    .where('organization_id', '=', quote.dealership.id)
    .where('id', '=', quote.id)
    .execute()
}

interface Answer {
  costs: readonly { lineId: string; price: { amount: number } | null }[]
  comment?: string | undefined
  validUntil?: string | null | undefined
}

/** Stores what the dealership answers; what is absent stays, and null takes a price or the last day back. */
export async function setAnswer(trx: Transaction, { id, dealership }: Key, { costs, comment, validUntil }: Answer) {
  await sql`
    update quote_line set unit_amount = cost.amount
    from jsonb_to_recordset(${JSON.stringify(
      costs.map(({ lineId, price }) => ({ id: lineId, amount: price?.amount ?? null })),
    )}::jsonb) as cost (id uuid, amount bigint)
    where organization_id = ${dealership.id} and quote_id = ${id} and quote_line.id = cost.id`.execute(trx)
  if (comment === undefined && validUntil === undefined) return
  await sql`
    update quote set comment = coalesce(${comment ?? null}, comment),
      valid_until = ${validUntil === undefined ? sql.ref('valid_until') : sql`${validUntil}::date`}
    where organization_id = ${dealership.id} and id = ${id}`.execute(trx)
}

type Delivery = Pick<NewQuote, 'delivery' | 'address'>

/** Stores how a quote is delivered, and where to. */
export async function setDelivery(trx: Transaction, { id, dealership }: Key, { delivery, address }: Delivery) {
  await trx
    .updateTable('quote')
    .set({ delivery, address: address && JSON.stringify(address) })
    .where('organization_id', '=', dealership.id)
    .where('id', '=', id)
    .execute()
}

/** The day that it is at a dealership now. */
export async function dayAtDealership(db: Database, dealershipId: string): Promise<Day> {
  const { time_zone: timeZone } = await db
    .selectFrom('organization')
    .where('id', '=', dealershipId)
    .select('time_zone')
    .executeTakeFirstOrThrow()
  return dayAt(timeZone, new Date())
}

/**
 * Records that the customer has opened a quote as it was sent.
 * @returns whether it is the first time
 */
export async function markViewed(trx: Transaction, { id, dealership }: Key): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('quote')
    .set({ viewed_at: new Date() })
    .where('organization_id', '=', dealership.id)
    .where('id', '=', id)
    .where('status', '=', 'SENT')
    .where('viewed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
