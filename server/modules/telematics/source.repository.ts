import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { serves } from '../../access'
import type { Database, Transaction } from '../../db/connection'
import { listOf } from '../../db/list-of'
import type { DB } from '../../db/schema'
import { closedCircuit } from '../../domain/circuit'
import type { FleetReport } from './fleet-report'
import type { FleetScope } from './fleet-scope'
import type { SourceSettings } from './source'

export type StoredSource = NonNullable<Awaited<ReturnType<typeof findSource>>>
export type ListedSource = Awaited<ReturnType<typeof listSources>>['items'][number]

/** One endpoint with everything needed to poll it, without an access check. */
export const findSource = (db: Database, id: string) =>
  listed(db.selectFrom('telematics_source').where('id', '=', id))
    .select(['organization_id as organizationId', 'dealership_id as dealershipId', 'password_sealed as passwordSealed'])
    .executeTakeFirst()

/** A page of the endpoints in scope, by name. */
export function listSources(db: Database, scope: FleetScope, page: { page: number; limit: number }) {
  let found = db.selectFrom('telematics_source').where('organization_id', '=', scope.organizationId)
  if (scope.dealershipId) found = found.where('dealership_id', '=', scope.dealershipId)
  return listOf(listed(found), { page, sort: ['name', 'id'] })
}

/** Serializes adding endpoints, so that their limit cannot be exceeded. */
export async function lockSources(trx: Transaction, { organizationId, dealershipId }: FleetScope): Promise<void> {
  const owner = `telematics:${organizationId}:${dealershipId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${owner}, 0))`.execute(trx)
}

/** The number of endpoints that the same organization has added for an operator. */
export async function countSources(db: Database, { organizationId, dealershipId }: FleetScope): Promise<number> {
  const { count } = await db
    .selectFrom('telematics_source')
    .where('organization_id', '=', organizationId)
    .where('dealership_id', 'is not distinct from', dealershipId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

interface NewSource {
  id: string
  settings: SourceSettings
  passwordSealed: Buffer | null
}

export async function insertSource(
  trx: Transaction,
  { organizationId, dealershipId }: FleetScope,
  { id, settings, passwordSealed }: NewSource,
): Promise<void> {
  const owner = { organization_id: organizationId, dealership_id: dealershipId }
  const row = { ...toRow(settings), ...owner, id, password_sealed: passwordSealed }
  await trx.insertInto('telematics_source').values(row).execute()
}

interface SourceUpdate {
  settings: SourceSettings
  /** Null for none, undefined for the stored one. */
  passwordSealed: Buffer | null | undefined
  /** Whether earlier failures no longer apply; then it is polled at once. */
  isOtherEndpoint: boolean
}

export async function updateSource(
  db: Database,
  id: string,
  { settings, passwordSealed, isOtherEndpoint }: SourceUpdate,
): Promise<void> {
  const { state, failures } = closedCircuit
  await db
    .updateTable('telematics_source')
    .set({
      ...toRow(settings),
      ...(passwordSealed !== undefined && { password_sealed: passwordSealed }),
      ...(isOtherEndpoint
        ? { circuit: state, failures, next_poll_at: sql`now()` }
        : // A shorter interval takes effect at once unless the endpoint is suspended.
          {
            next_poll_at: sql`case when failures > 0 then next_poll_at else least(next_poll_at, ${inMinutes(settings)}) end`,
          }),
    })
    .where('id', '=', id)
    .execute()
}

const inMinutes = ({ intervalMinutes }: SourceSettings) => sql`now() + make_interval(mins => ${intervalMinutes})`

/** Stops polling for an operator when the dealership no longer serves it. */
export async function deactivateSourcesOfDealership(
  trx: Transaction,
  { dealershipId, operatorId }: { dealershipId: string; operatorId: string },
): Promise<void> {
  await trx
    .updateTable('telematics_source')
    .set({ is_active: false })
    .where('organization_id', '=', operatorId)
    .where('dealership_id', '=', dealershipId)
    .execute()
}

export async function removeSource(db: Database, id: string): Promise<void> {
  await db.deleteFrom('telematics_source').where('id', '=', id).execute()
}

export async function findReport(db: Database, id: string): Promise<FleetReport | null> {
  const row = await db
    .selectFrom('telematics_source')
    .where('id', '=', id)
    // Only `storeOutcome` writes this column.
    .select(sql<FleetReport | null>`last_report`.as('report'))
    .executeTakeFirst()
  return row?.report ?? null
}

const listed = (found: SelectQueryBuilder<DB, 'telematics_source', object>) =>
  found
    .select(['id', 'name', 'url', 'authentication', 'username', 'interval_minutes as intervalMinutes'])
    .select(['is_active as isActive', 'last_polled_at as lastPolledAt', 'last_failure as lastFailure'])
    .select(['circuit', 'failures', 'next_poll_at as nextPollAt'])
    .select((eb) => sql<boolean>`${isServed(eb)}`.as('isServed'))
    .select([
      sql<boolean>`password_sealed is not null`.as('hasPassword'),
      // An older request belongs to a process that was killed.
      sql<boolean>`coalesce(asked_at > now() - interval '15 minutes', false)`.as('isReading'),
      countOf('applied'),
      countOf('unchanged'),
      sql<number>`coalesce(jsonb_array_length(last_report->'refused'), 0)`.as('refused'),
      sql<number>`coalesce(jsonb_array_length(last_report->'unknown'), 0)`.as('unknown'),
    ])

const countOf = (name: 'applied' | 'unchanged') =>
  sql<number>`coalesce((last_report->>${sql.lit(name)})::integer, 0)`.as(name)

/** Whether the endpoint is the operator's own or its dealership still serves the operator. */
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
