import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { serves } from '../../access'
import type { Database } from '../../db/connection'
import type { DB } from '../../db/schema'
import type { FleetReport } from './record-fleet.operations'
import type { SourceSettings } from './source'
import type { Yard } from './yard'

export type StoredSource = NonNullable<Awaited<ReturnType<typeof findSource>>>
export type ListedSource = Awaited<ReturnType<typeof listSources>>['items'][number]

/** One endpoint, whoever asks, with all that is needed to read it. */
export const findSource = (db: Database, id: string) =>
  listed(db.selectFrom('telematics_source').where('id', '=', id))
    .select(['organization_id as organizationId', 'dealership_id as dealershipId', 'password_sealed as passwordSealed'])
    .select((eb) => sql<boolean>`${isServed(eb)}`.as('isServed'))
    .executeTakeFirst()

/** A page of the endpoints of a yard, by name. */
export async function listSources(db: Database, yard: Yard, { page, limit }: { page: number; limit: number }) {
  let found = db.selectFrom('telematics_source').where('organization_id', '=', yard.organizationId)
  if (yard.dealershipId) found = found.where('dealership_id', '=', yard.dealershipId)
  const [items, { total }] = await Promise.all([
    listed(found)
      .orderBy('name')
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { items, total }
}

export async function addSource(
  db: Database,
  { organizationId, dealershipId }: Yard,
  id: string,
  settings: SourceSettings,
  passwordSealed: Buffer | null,
): Promise<void> {
  await db
    .insertInto('telematics_source')
    .values({
      ...toRow(settings),
      organization_id: organizationId,
      dealership_id: dealershipId,
      id,
      password_sealed: passwordSealed,
    })
    .execute()
}

/** @param passwordSealed null for none, undefined for the one that is there */
export async function changeSource(
  db: Database,
  id: string,
  settings: SourceSettings,
  passwordSealed: Buffer | null | undefined,
): Promise<void> {
  await db
    .updateTable('telematics_source')
    .set({
      ...toRow(settings),
      ...(passwordSealed !== undefined && { password_sealed: passwordSealed }),
      // A shorter interval is not waited for until the longer one has passed.
      next_poll_at: sql`least(next_poll_at, now() + make_interval(mins => ${settings.intervalMinutes}))`,
    })
    .where('id', '=', id)
    .execute()
}

export async function removeSource(db: Database, id: string): Promise<void> {
  await db.deleteFrom('telematics_source').where('id', '=', id).execute()
}

export async function findReport(db: Database, id: string): Promise<FleetReport | null> {
  const row = await db
    .selectFrom('telematics_source')
    .where('id', '=', id)
    // Only `keepOutcome` writes this column.
    .select(sql<FleetReport | null>`last_report`.as('report'))
    .executeTakeFirst()
  return row?.report ?? null
}

const listed = (found: SelectQueryBuilder<DB, 'telematics_source', object>) =>
  found
    .select(['id', 'name', 'url', 'authentication', 'username', 'interval_minutes as intervalMinutes'])
    .select(['is_active as isActive', 'last_polled_at as lastPolledAt', 'last_failure as lastFailure'])
    .select([
      sql<boolean>`password_sealed is not null`.as('hasPassword'),
      // A process that died while reading says nothing any more.
      sql<boolean>`coalesce(asked_at > now() - interval '15 minutes', false)`.as('isReading'),
      countOf('applied'),
      countOf('unchanged'),
      sql<number>`coalesce(jsonb_array_length(last_report->'refused'), 0)`.as('refused'),
      sql<number>`coalesce(jsonb_array_length(last_report->'unknown'), 0)`.as('unknown'),
    ])

const countOf = (name: 'applied' | 'unchanged') =>
  sql<number>`coalesce((last_report->>${sql.lit(name)})::integer, 0)`.as(name)

/** A dealership's endpoint counts as long as its link to the operator lasts. */
export const isServed = (eb: ExpressionBuilder<DB, 'telematics_source'>) =>
  eb.or([
    eb('telematics_source.dealership_id', 'is', null),
    serves(eb.ref('telematics_source.dealership_id'), eb.ref('telematics_source.organization_id')),
  ])

const toRow = ({ intervalMinutes, isActive, ...settings }: SourceSettings) => ({
  ...settings,
  interval_minutes: intervalMinutes,
  is_active: isActive,
})
