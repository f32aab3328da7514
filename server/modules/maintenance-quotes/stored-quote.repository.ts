import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/connection'
import type { MaintenanceQuoteStatus } from '../../db/schema'
import type { Day } from '../../domain/day'
import { dayAt, type TimeZone } from '../../domain/time-zone'
import type { LineDecision } from './maintenance-quote'

/** A quote as those who change it need it. */
export interface StoredQuote {
  id: string
  number: number
  status: MaintenanceQuoteStatus
  version: number
  dealershipId: string
  operatorId: string
  instanceId: string
  currency: string
  taxBasisPoints: number
  validUntil: Day | null
  /** At the dealership. */
  today: Day
}

/** A line as it is stored; amounts in minor units. */
export interface NewLine {
  /** Of the line that it replaces. */
  id?: string | undefined
  taskId: string | null
  description: string
  parts: number
  labourMinutes: number
  labour: number
  tax: number
}

/** The sides of a quote, which never change. */
export const findSides = (
  db: Database,
  quoteId: string,
): Promise<Pick<StoredQuote, 'dealershipId' | 'operatorId'> | undefined> =>
  db
    .selectFrom('maintenance_quote')
    .where('id', '=', quoteId)
    .select(['organization_id as dealershipId', 'operator_id as operatorId'])
    .executeTakeFirst()

/** Locks a quote until the transaction ends. */
export async function lockQuote(trx: Transaction, id: string): Promise<StoredQuote | undefined> {
  const row = await trx
    .selectFrom('maintenance_quote as quote')
    .innerJoin('organization as dealership', 'dealership.id', 'quote.organization_id')
    .where('quote.id', '=', id)
    .select(['quote.id', 'quote.number', 'quote.status', 'quote.version', 'quote.organization_id as dealershipId'])
    .select(['quote.operator_id as operatorId', 'quote.instance_id as instanceId', 'quote.currency'])
    .select(['quote.tax_basis_points as taxBasisPoints', 'dealership.time_zone as timeZone'])
    .select(sql<Day | null>`quote.valid_until::text`.as('validUntil'))
    .forUpdate('quote')
    .executeTakeFirst()
  if (!row) return undefined
  const { timeZone, ...quote } = row
  return { ...quote, today: todayAt(timeZone) }
}

const todayAt = (timeZone: TimeZone): Day => dayAt(timeZone, new Date())

interface NewQuote {
  dealershipId: string
  operatorId: string
  instanceId: string
  number: number
  currency: string
  taxName: string
  taxBasisPoints: number
  /** Absent for the system. */
  personId: string | undefined
}

export async function insertQuote(trx: Transaction, quote: NewQuote): Promise<string> {
  const { id } = await trx
    .insertInto('maintenance_quote')
    .values({
      organization_id: quote.dealershipId,
      operator_id: quote.operatorId,
      instance_id: quote.instanceId,
      number: quote.number,
      currency: quote.currency,
      tax_name: quote.taxName,
      tax_basis_points: quote.taxBasisPoints,
      created_by: quote.personId ?? null,
      is_automatic: quote.personId === undefined,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type QuoteKey = Pick<StoredQuote, 'id' | 'dealershipId'>

/** Replaces the lines of a quote; a line that existed before keeps its id. */
export async function replaceLines(
  trx: Transaction,
  { id, dealershipId }: QuoteKey,
  lines: readonly NewLine[],
): Promise<void> {
  await trx
    .deleteFrom('maintenance_quote_line')
    .where('organization_id', '=', dealershipId)
    .where('quote_id', '=', id)
    .execute()
  await trx
    .insertInto('maintenance_quote_line')
    .values(
      lines.map((line, position) => ({
        ...(line.id === undefined ? {} : { id: line.id }),
        organization_id: dealershipId,
        quote_id: id,
        position,
        task_id: line.taskId,
        description: line.description,
        parts_amount: line.parts,
        labour_minutes: line.labourMinutes,
        labour_amount: line.labour,
        tax_amount: line.tax,
      })),
    )
    .execute()
}

/** The lines of a quote, in their order. */
export const readLines = (trx: Transaction, { id, dealershipId }: QuoteKey) =>
  trx
    .selectFrom('maintenance_quote_line')
    .where('organization_id', '=', dealershipId)
    .where('quote_id', '=', id)
    .select(['id', 'task_id as taskId', 'description', 'parts_amount as parts', 'labour_amount as labour'])
    .select(['labour_minutes as labourMinutes', sql<LineDecision>`decision`.as('decision')])
    .orderBy('position')
    .execute()

export async function setTaxes(
  trx: Transaction,
  { id, dealershipId }: QuoteKey,
  taxes: readonly { lineId: string; tax: number }[],
): Promise<void> {
  for (const { lineId, tax } of taxes) {
    await trx
      .updateTable('maintenance_quote_line')
      .set({ tax_amount: tax })
      .where('organization_id', '=', dealershipId)
      .where('quote_id', '=', id)
      .where('id', '=', lineId)
      .execute()
  }
}

/** Stores what the customer decided; declined tasks may be quoted again. */
export async function storeDecisions(
  trx: Transaction,
  { id, dealershipId }: QuoteKey,
  decisions: ReadonlyMap<string, LineDecision>,
): Promise<void> {
  for (const [lineId, decision] of decisions) {
    await trx
      .updateTable('maintenance_quote_line')
      .set({ decision, is_open: decision !== 'DECLINED' })
      .where('organization_id', '=', dealershipId)
      .where('quote_id', '=', id)
      .where('id', '=', lineId)
      .execute()
  }
}

/** Closes the lines of a quote that has ended: their tasks may be quoted again. */
export async function closeLines(trx: Transaction, { id, dealershipId }: QuoteKey): Promise<void> {
  await trx
    .updateTable('maintenance_quote_line')
    .set({ is_open: false })
    .where('organization_id', '=', dealershipId)
    .where('quote_id', '=', id)
    .execute()
}

/** The open quote of a task, other than one; of several tasks the first. */
export const findOpenQuote = (
  db: Database,
  taskIds: readonly string[],
  exceptQuoteId: string | undefined,
): Promise<{ id: string; number: number; dealershipId: string; task: string } | undefined> => {
  const open = db
    .selectFrom('maintenance_quote_line as line')
    .innerJoin('maintenance_quote as quote', 'quote.id', 'line.quote_id')
    .where('line.task_id', 'in', taskIds)
    .where('line.is_open', '=', true)
    .select(['quote.id', 'quote.number', 'quote.organization_id as dealershipId', 'line.description as task'])
    .orderBy('quote.number')
  return (exceptQuoteId ? open.where('quote.id', '<>', exceptQuoteId) : open).executeTakeFirst()
}
