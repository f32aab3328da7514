import { sql } from 'kysely'
import { z } from 'zod'
import type { SandboxTransaction } from '../database/open-sandbox-database'
import { noSuch } from './api-error'
import { expand, wholeNumber } from './inputs'

const MAX_LIMIT = 100

const times = z.strictObject({ gte: wholeNumber, gt: wholeNumber, lte: wholeNumber, lt: wholeNumber }).partial()

/** What every list takes; the newest come first. */
export const paging = {
  expand,
  limit: wholeNumber.refine((limit) => limit >= 1 && limit <= MAX_LIMIT, 'Invalid limit').default(10),
  starting_after: z.string().optional(),
  created: times.optional(),
}

interface Page {
  limit: number
  starting_after?: string | undefined
  created?: z.output<typeof times> | undefined
}

type ListedTable = 'charge' | 'refund' | 'dispute' | 'payout' | 'ledger_transaction' | 'tax_registration'

const comparisons = { gte: sql`>=`, gt: sql`>`, lte: sql`<=`, lt: sql`<` }

/** The condition for the rows of a page, and for the one after it. */
async function afterCursor(trx: SandboxTransaction, table: ListedTable, accountId: string, cursor: string) {
  const row = await trx
    .selectFrom(table)
    .where('id', '=', cursor)
    .where('account_id', '=', accountId)
    .select('sequence')
    .executeTakeFirst()
  if (!row) throw noSuch('object', cursor)
  return sql`and sequence < ${row.sequence}`
}

interface ListRequest {
  accountId: string
  page: Page
  /** Further columns and their values; undefined ones are left out. */
  where?: Record<string, string | undefined>
  /** Further columns, and the values one of which they have. */
  among?: Record<string, string[]>
}

/**
 * Reads one page of an account's rows.
 * @throws ApiError if `starting_after` is not one of the account's
 */
export async function readPage<Table extends ListedTable, Row>(
  trx: SandboxTransaction,
  table: Table,
  { accountId, page, where = {}, among = {} }: ListRequest,
): Promise<{ rows: Row[]; hasMore: boolean }> {
  const { limit, starting_after, created = {} } = page
  const after = starting_after === undefined ? sql`` : await afterCursor(trx, table, accountId, starting_after)
  const filters = Object.entries(where).flatMap(([column, value]) =>
    value === undefined ? [] : [sql`and ${sql.ref(column)} = ${value}`],
  )
  const choices = Object.entries(among).map(([column, values]) => sql`and ${sql.ref(column)} = any(${values})`)
  const periods = Object.entries(created).flatMap(([name, seconds]) =>
    seconds === undefined
      ? []
      : [
          sql`and date_trunc('second', created_at) ${comparisons[name as keyof typeof comparisons]} to_timestamp(${seconds})`,
        ],
  )
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where account_id = ${accountId} ${after}
    ${sql.join([sql``, ...filters, ...choices, ...periods], sql` `)}
    order by sequence desc limit ${limit + 1}`.execute(trx)
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit }
}

/** A list as the provider answers it. */
export const listOf = <Row extends object>(url: string, data: Row[], hasMore: boolean) => ({
  object: 'list' as const,
  url,
  has_more: hasMore,
  data,
})
