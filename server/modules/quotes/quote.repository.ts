import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { modelNameFor, seesQuote, serves } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { onPage, type Page } from '../../db/on-page'
import { personName } from '../../db/person-name'
import { findOnPaper, hasNumber, isNumber, type PrintedNumbers } from '../../db/printed-numbers'
import type { DB, QuoteStatus } from '../../db/schema'
import type { Day } from '../../domain/day'
import { normalizePartNumber } from '../../domain/part-number'
import type { OrderAddress } from '../orders'
import type { Named, Quote, QuoteLine, QuoteSummary } from './quote'

export interface QuoteFilter {
  status?: QuoteStatus | undefined
  dealershipId?: string | undefined
  operatorId?: string | undefined
  instanceId?: string | undefined
  /** A number that one of its lines has; regardless of case and punctuation. */
  partNumber?: string | undefined
  /** Each word must occur in the numbers, the operator's name or a line; numbers of parts regardless of case and punctuation. */
  search: string
}

export interface QuoteSort {
  field: keyof typeof sortColumns
  direction: 'asc' | 'desc'
}

/** Nobody pages further, and the list stays fast however many there are. */
const MAX_COUNTED = 10_000

export function createQuoteRepository(db: Database) {
  return {
    visibleTo(caller: Caller) {
      const visible = () => db.selectFrom('quote').where(seesQuote(caller))
      return {
        async find(id: string): Promise<Quote | undefined> {
          const found = await visible().where('quote.id', '=', id).select('id').executeTakeFirst()
          return found && findQuote(db, found.id)
        },

        async list(
          filter: QuoteFilter,
          { field, direction }: QuoteSort,
          page: Page,
        ): Promise<{ items: QuoteSummary[]; total: number }> {
          const { isFound } = await findOnPaper(db, printed, filter.search, (condition) =>
            visible().where(condition).select('quote.id'),
          )
          const isMeant = matches(filter, isFound)
          const found = visible().where(isMeant).select('quote.id').limit(sql.lit(MAX_COUNTED))
          const [items, { total }] = await Promise.all([
            summaries(db)
              .where(seesQuote(caller))
              .where(isMeant)
              .orderBy(sql.ref(sortColumns[field]), (order) =>
                direction === 'asc' ? order.asc().nullsLast() : order.desc().nullsLast(),
              )
              .orderBy('quote.id', direction)
              .$call(onPage(page))
              .execute(),
            db
              .selectFrom(found.as('found'))
              .select(({ fn }) => fn.countAll<number>().as('total'))
              .executeTakeFirstOrThrow(),
          ])
          return { items, total }
        },
      }
    },
  }
}

export type QuoteRepository = ReturnType<typeof createQuoteRepository>

/** One quote with its lines, whoever asks. */
export async function findQuote(db: Database, id: string): Promise<Quote | undefined> {
  const row = await summaries(db)
    .leftJoin('machine_instance as instance', 'instance.id', 'quote.instance_id')
    .leftJoin('machine', 'machine.id', 'instance.machine_id')
    .leftJoin('customer_order', 'customer_order.id', 'quote.order_id')
    .where('quote.id', '=', id)
    .select(['quote.organization_id', 'quote.created_by as createdById', 'quote.comment', 'quote.note'])
    .select(['quote.delivery', 'quote.po_number as poNumber', 'quote.tax_name as taxName'])
    .select(['quote.tax_basis_points as taxBasisPoints', 'quote.subtotal_amount as subtotalAmount'])
    .select(['quote.core_charge_amount as coreChargeAmount', 'quote.tax_amount as taxAmount'])
    .select(serves(sql.ref('quote.organization_id'), sql.ref('quote.operator_id')).as('isServed'))
    .select(['customer_order.number as orderNumber', sql<OrderAddress | null>`quote.address`.as('address')])
    .select(
      sql<boolean>`coalesce(customer_order.status in ('AWAITING_PAYMENT', 'FAILED') and customer_order.total_amount > 0
        and customer_order.payment_status = 'UNPAID' and not customer_order.is_on_account, false)`.as(
        'orderAwaitsPayment',
      ),
    )
    .select((eb) =>
      eb
        .case()
        .when('instance.id', 'is', null)
        .then(null)
        .else(
          jsonBuildObject({
            id: eb.ref('instance.id').$notNull(),
            name: sql<string>`coalesce(nullif(instance.name, ''), ${modelNameFor({
              dealership: sql.ref<string | null>('quote.organization_id'),
              owner: sql.ref<string | null>('quote.operator_id'),
            })})`,
            serialNumber: eb.ref('instance.serial_number').$notNull(),
          }),
        )
        .end()
        .$castTo<(Named & { serialNumber: string }) | null>()
        .as('instance'),
    )
    .executeTakeFirst()
  if (!row) return undefined
  const { organization_id: dealershipId, ...quote } = row
  return { ...quote, lines: await listLines(db, dealershipId, id) }
}

const listLines = (db: Database, dealershipId: string, quoteId: string): Promise<QuoteLine[]> =>
  db
    .selectFrom('quote_line')
    .where('organization_id', '=', dealershipId)
    .where('quote_id', '=', quoteId)
    .select(['id', 'position', 'part_id as partId', 'bundle_id as bundleId', 'part_number as partNumber'])
    .select(['asked_number as askedNumber', 'description', 'quantity', 'list_amount as listAmount'])
    .select(['unit_amount as unitAmount', 'core_charge_amount as coreChargeAmount', 'note'])
    .orderBy('position')
    .execute()

/** A quote has the numbers of its lines on paper, also those that were asked for. */
const printed: PrintedNumbers = {
  table: 'quote',
  findersOf: (number) =>
    ['quote_line.part_number', 'quote_line.asked_number'].map(
      (column) => sql`select organization_id, quote_id from quote_line where ${hasNumber(column, number)}`,
    ),
}

const matches = (filter: QuoteFilter, isFound: Expression<SqlBool>) => (eb: ExpressionBuilder<DB, 'quote'>) =>
  eb.and([
    ...(filter.status ? [eb('quote.status', '=', filter.status)] : []),
    ...(filter.dealershipId ? [eb('quote.organization_id', '=', filter.dealershipId)] : []),
    ...(filter.operatorId ? [eb('quote.operator_id', '=', filter.operatorId)] : []),
    ...(filter.instanceId ? [eb('quote.instance_id', '=', filter.instanceId)] : []),
    ...(filter.partNumber ? [hasLineOf(filter.partNumber)] : []),
    isFound,
  ])

/** Whether a quote has a line of a part, as it was asked for or is sold. */
function hasLineOf(partNumber: string) {
  const number = normalizePartNumber(partNumber)
  const isOn = (column: string) =>
    sql`select organization_id, quote_id from quote_line where ${isNumber(column, number)}`
  return sql<boolean>`(quote.organization_id, quote.id) in (
    ${isOn('quote_line.part_number')} union all ${isOn('quote_line.asked_number')})`
}

const sortColumns = {
  created_at: 'quote.created_at',
  quote_number: 'quote.number',
  status: 'quote.status',
  valid_until: 'quote.valid_until',
  total: 'quote.total_amount',
} as const

const linesOf = (eb: ExpressionBuilder<DB, 'quote'>) =>
  eb
    .selectFrom('quote_line')
    .whereRef('quote_line.organization_id', '=', 'quote.organization_id')
    .whereRef('quote_line.quote_id', '=', 'quote.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))

const summaries = (db: Database) =>
  db
    .selectFrom('quote')
    .innerJoin('organization as dealership', 'dealership.id', 'quote.organization_id')
    .innerJoin('organization as operator', 'operator.id', 'quote.operator_id')
    .leftJoin('person', 'person.id', 'quote.created_by')
    .select(['quote.id', 'quote.number', 'quote.version', 'quote.status', 'quote.currency'])
    .select(['quote.total_amount as totalAmount', 'quote.viewed_at as viewedAt', 'quote.order_id as orderId'])
    .select(['quote.created_at as createdAt', 'quote.updated_at as updatedAt'])
    .select((eb) => [
      jsonBuildObject({ id: eb.ref('dealership.id'), name: eb.ref('dealership.name') }).as('dealership'),
      jsonBuildObject({ id: eb.ref('operator.id'), name: eb.ref('operator.name') }).as('operator'),
      personName('person').as('createdBy'),
      sql<Day | null>`quote.valid_until::text`.as('validUntil'),
      sql<number>`(${linesOf(eb)})`.as('lineCount'),
      sql<number>`(${linesOf(eb).where('quote_line.unit_amount', 'is', null)})`.as('unquotedCount'),
    ])
