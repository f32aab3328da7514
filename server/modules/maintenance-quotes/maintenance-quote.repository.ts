import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import { modelNameFor, seesMaintenanceQuote, serves } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { listOf } from '../../db/list-of'
import type { DB, MaintenanceQuoteStatus } from '../../db/schema'
import type { Day } from '../../domain/day'
import type { LineDecision } from './maintenance-quote'

interface Filter {
  status?: MaintenanceQuoteStatus | undefined
  dealershipId?: string | undefined
  operatorId?: string | undefined
  instanceId?: string | undefined
  /** Each word must occur in the number, the operator's name, or the machine's name or serial number. */
  search: string
  page: number
  limit: number
}

const sortColumns = {
  created_at: 'maintenance_quote.created_at',
  quote_number: 'maintenance_quote.number',
  status: 'maintenance_quote.status',
  valid_until: 'maintenance_quote.valid_until',
  scheduled_on: 'maintenance_quote.scheduled_on',
} as const

interface Sort {
  field: keyof typeof sortColumns
  direction: 'asc' | 'desc'
}

export type QuoteSummary = Awaited<ReturnType<ReturnType<typeof summaries>['executeTakeFirstOrThrow']>>
export type MaintenanceQuote = NonNullable<Awaited<ReturnType<typeof findQuote>>>
export type QuoteLine = MaintenanceQuote['lines'][number]

export function createMaintenanceQuoteRepository(db: Database) {
  return {
    visibleTo: (caller: Caller) => ({
      find: async (id: string): Promise<MaintenanceQuote | undefined> => {
        const visible = db.selectFrom('maintenance_quote').where(seesMaintenanceQuote(caller)).select('id')
        const found = await visible.where('id', '=', id).executeTakeFirst()
        return found && findQuote(db, found.id)
      },

      list: (
        { status, dealershipId, operatorId, instanceId, search, page, limit }: Filter,
        { field, direction }: Sort,
      ): Promise<{ items: QuoteSummary[]; total: number }> =>
        listOf(summaries(db).where(seesMaintenanceQuote(caller)), {
          page: { page, limit },
          search: {
            text: search,
            asMeant: true,
            in: [
              sql<string>`'MQ-' || maintenance_quote.number`,
              'operator.name',
              'instance.name',
              'instance.serial_number',
            ],
          },
          filter: {
            'maintenance_quote.status': status,
            'maintenance_quote.organization_id': dealershipId,
            'maintenance_quote.operator_id': operatorId,
            'maintenance_quote.instance_id': instanceId,
          },
          sort: [
            [sortColumns[field], direction],
            ['maintenance_quote.id', direction],
          ],
        }),
    }),
  }
}

export type MaintenanceQuoteRepository = ReturnType<typeof createMaintenanceQuoteRepository>

/** One quote with its lines, whoever asks. */
export const findQuote = (db: Database, id: string) =>
  summaries(db)
    .where('maintenance_quote.id', '=', id)
    .select([
      'maintenance_quote.comment',
      'maintenance_quote.tax_name as taxName',
      'maintenance_quote.tax_basis_points as taxBasisPoints',
      'maintenance_quote.viewed_at as viewedAt',
      sql<number | null>`maintenance_quote.completed_hours::float8`.as('completedHours'),
      serves(sql.ref('maintenance_quote.organization_id'), sql.ref('maintenance_quote.operator_id')).as('isServed'),
    ])
    .select((eb) =>
      jsonArrayFrom(
        linesOf(eb)
          .select(['line.id', 'line.task_id as taskId', 'line.description', 'line.parts_amount as parts'])
          .select(['line.labour_minutes as labourMinutes', 'line.labour_amount as labour', 'line.tax_amount as tax'])
          .select(sql<LineDecision>`line.decision`.as('decision'))
          .orderBy('line.position'),
      ).as('lines'),
    )
    .executeTakeFirst()

/** Quotes without their lines, whoever asks, by their numbers. */
export const findSummaries = (db: Database, ids: readonly string[]): Promise<QuoteSummary[]> =>
  summaries(db)
    .where('maintenance_quote.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('maintenance_quote.number')
    .execute()

const summaries = (db: Database) =>
  db
    .selectFrom('maintenance_quote')
    .innerJoin('organization as dealership', 'dealership.id', 'maintenance_quote.organization_id')
    .innerJoin('organization as operator', 'operator.id', 'maintenance_quote.operator_id')
    .innerJoin('machine_instance as instance', 'instance.id', 'maintenance_quote.instance_id')
    .innerJoin('machine', 'machine.id', 'instance.machine_id')
    .innerJoin('brand', 'brand.id', 'machine.brand_id')
    .select([
      'maintenance_quote.id',
      'maintenance_quote.number',
      'maintenance_quote.version',
      'maintenance_quote.status',
      'maintenance_quote.currency',
      'maintenance_quote.is_automatic as isAutomatic',
      'maintenance_quote.created_at as createdAt',
      'maintenance_quote.updated_at as updatedAt',
      sql<Day | null>`maintenance_quote.valid_until::text`.as('validUntil'),
      sql<Day | null>`maintenance_quote.scheduled_on::text`.as('scheduledOn'),
    ])
    .select((eb) => [
      jsonBuildObject({ id: eb.ref('dealership.id'), name: eb.ref('dealership.name') }).as('dealership'),
      jsonBuildObject({ id: eb.ref('operator.id'), name: eb.ref('operator.name') }).as('operator'),
      jsonBuildObject({
        id: eb.ref('instance.id'),
        name: eb.ref('instance.name'),
        serialNumber: eb.ref('instance.serial_number'),
        unit: eb.ref('instance.unit'),
        lastValue: eb.ref('instance.last_value'),
        brand: eb.ref('brand.name'),
        model: modelNameFor({
          dealership: eb.ref('maintenance_quote.organization_id'),
          owner: eb.ref('maintenance_quote.operator_id'),
        }),
      }).as('instance'),
      sql<string[]>`array(${linesOf(eb).select('line.description').orderBy('line.position')})`.as('tasks'),
      sql<number>`coalesce((${linesOf(eb)
        .where('line.decision', '<>', 'DECLINED')
        .select(
          sql`sum(line.parts_amount + line.labour_amount + line.tax_amount)::bigint`.as('total'),
        )}), 0)::bigint`.as('totalAmount'),
    ])

const linesOf = (eb: ExpressionBuilder<DB, 'maintenance_quote'>) =>
  eb
    .selectFrom('maintenance_quote_line as line')
    .whereRef('line.organization_id', '=', 'maintenance_quote.organization_id')
    .whereRef('line.quote_id', '=', 'maintenance_quote.id')
