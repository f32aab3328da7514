import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import { isAdmin, seesMaintenanceQuote, seesOrder, seesQuote } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { MAX_COUNTED, type WaitingItem, type WaitingKind } from './waiting'

/** The orders, quotes and manuals that wait for a caller's dealership, each of which a list can be filtered for. */
export async function findWaitingRecords(db: Database, caller: Caller, dealershipId: string): Promise<WaitingItem[]> {
  const waiting: { kind: WaitingKind; rows: Expression<unknown> }[] = [
    { kind: 'new_orders', rows: orders(db, caller, sql<boolean>`status = 'PAID'`) },
    { kind: 'orders_to_pick', rows: orders(db, caller, sql<boolean>`has_to_ship`) },
    { kind: 'back_orders', rows: orders(db, caller, sql<boolean>`has_backorders`) },
    { kind: 'quotes_to_answer', rows: quotes(db, caller, 'REQUESTED').select('created_at as since').$call(oldest) },
    // What was written last is that it is to be revised.
    {
      kind: 'quotes_to_revise',
      rows: quotes(db, caller, 'REVISION_REQUESTED').select('updated_at as since').$call(oldest),
    },
    { kind: 'failed_manuals', rows: failedManuals(db, dealershipId) },
    // Their list is for admins alone.
    ...(isAdmin(caller) ? [{ kind: 'maintenance_drafts' as const, rows: maintenanceDrafts(db, caller) }] : []),
  ]
  const tallies = waiting.map(
    ({ kind, rows }) => sql`
      select ${kind}::text as kind, count(*) as count, min(since) as since from ${rows} as waiting having count(*) > 0`,
  )
  const { rows } = await sql<Omit<WaitingItem, 'places'>>`${sql.join(tallies, sql` union all `)}`.execute(db)
  return rows.map((row) => ({ ...row, places: [] }))
}

/** As many as are counted, those that have waited the longest first. */
const oldest = <Tables, TB extends keyof Tables, Row>(rows: SelectQueryBuilder<Tables, TB, Row>) =>
  rows.orderBy(sql.ref('since')).limit(sql.lit(MAX_COUNTED))

const orders = (db: Database, caller: Caller, condition: Expression<boolean>) =>
  db.selectFrom('customer_order').where(seesOrder(caller)).where(condition).select('created_at as since').$call(oldest)

const quotes = (db: Database, caller: Caller, status: 'REQUESTED' | 'REVISION_REQUESTED') =>
  db.selectFrom('quote').where(seesQuote(caller)).where('status', '=', status)

const maintenanceDrafts = (db: Database, caller: Caller) =>
  db
    .selectFrom('maintenance_quote')
    .where(seesMaintenanceQuote(caller))
    .where('status', '=', 'DRAFT')
    .select('created_at as since')
    .$call(oldest)

const failedManuals = (db: Database, dealershipId: string) =>
  db
    .selectFrom('manual')
    .where('organization_id', '=', dealershipId)
    .where(sql<boolean>`status = 'FAILED'`)
    .select('uploaded_at as since')
    .$call(oldest)
