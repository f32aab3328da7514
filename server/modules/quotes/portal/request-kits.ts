import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection'
import { priceLines } from '../../catalogue'
import { dueKitsOf } from '../../maintenance'
import type { Outbox } from '../../notifications'
import { type KitOfTask, onlyMachine } from '../../orders'
import { createQuote } from '../create-quote'
import { findQuote } from '../quote.repository'
import type { AskedLine } from '../quote-lines'
import { requestedLines } from './requested-lines'

interface RequestKits {
  /** Of the quote; the same for every attempt. */
  id: string
  dealershipId: string
  operatorId: string
  kits: readonly KitOfTask[]
  /** With the name of who asks. */
  note: string
}

/**
 * Requests a quote for the kits of due tasks; a repeated attempt finds the first one's.
 * @returns the number of the quote
 * @throws DomainError `kit_not_due` for a task that is not due any more; as `createQuote` does
 */
export async function requestKits(trx: Transaction, outbox: Outbox, request: RequestKits): Promise<number> {
  const { id, dealershipId, operatorId, kits, note } = request
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(trx)
  const sentBefore = await findQuote(trx, id)
  if (sentBefore) return sentBefore.number
  const { machines } = await dueKitsOf(trx, operatorId, dealershipId)
  await createQuote(trx, outbox, {
    id,
    dealershipId,
    operatorId,
    by: { actors: ['customer'] },
    lines: await asQuotable(trx, { dealershipId, operatorId }, requestedLines(kits, machines)),
    note,
    delivery: 'SHIP',
    address: null,
    poNumber: '',
    instanceId: onlyMachine(kits),
  })
  const quote = await findQuote(trx, id)
  if (!quote) throw new Error('the requested quote was not found')
  return quote.number
}

/** A kit that the catalogue cannot quote, such as one with a part that is no longer sold, is asked for by its name. */
async function asQuotable(
  trx: Transaction,
  sides: { dealershipId: string; operatorId: string },
  lines: readonly AskedLine[],
): Promise<AskedLine[]> {
  const priced = await priceLines(trx, { ...sides, lines })
  return lines.map((line, index) => {
    const problem = priced[index]?.problem?.code
    return problem === undefined || problem === 'part_without_price' ? line : { ...line, bundleId: undefined }
  })
}
