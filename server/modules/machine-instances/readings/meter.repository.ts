import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import type { MeterUnit } from '../../../domain/meter-figure'
import type { TimeZone } from '../../../domain/time-zone'
import type { Neighbours } from './reading'

/** A meter that nobody else changes the readings of until the transaction ends. */
export interface Meter {
  organizationId: string
  instanceId: string
  unit: MeterUnit
  /** Of the machine's owner. */
  timeZone: TimeZone
  /** What it has run over all of its meters, and what its meter says, in tenths; 0 where no reading counts. */
  total: number
  value: number
  lastReadAt: Date | null
}

/** Locks the meters of machines in one order, so that two who want several never wait for each other. */
export async function lockMeters(trx: Database, instanceIds: readonly string[]): Promise<Meter[]> {
  const rows = await trx
    .selectFrom('machine_instance')
    .where(sql<boolean>`id = any(${instanceIds}::uuid[])`)
    .select(['organization_id as organizationId', 'id as instanceId', 'unit', 'last_read_at as lastReadAt'])
    .select(['last_total as total', 'last_value as value'])
    .select(({ selectFrom }) =>
      selectFrom('organization')
        .whereRef('organization.id', '=', 'machine_instance.organization_id')
        .select('time_zone')
        .$asScalar()
        .$notNull()
        .as('timeZone'),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map((row) => ({ ...row, total: row.total ?? 0, value: row.value ?? 0 }))
}

/** @returns undefined where there is no such machine */
export async function lockMeter(trx: Database, instanceId: string): Promise<Meter | undefined> {
  const [meter] = await lockMeters(trx, [instanceId])
  return meter
}

/** A position among a machine's readings, as PostgreSQL writes moments: with microseconds, which a Date does not have. */
export interface TimelinePosition {
  takenAt: string
  createdAt: string
}

/** Where a new reading goes: after all that were taken by then. */
export const positionFor = (takenAt: Date): TimelinePosition => ({
  takenAt: takenAt.toISOString(),
  createdAt: 'infinity',
})

/** What counts next to a position; each a single step in the index, however many readings there are. */
export async function findNeighbours(trx: Database, meter: Meter, position: TimelinePosition): Promise<Neighbours> {
  const valid = validReadings(trx, meter)
  const before = await valid
    .where(beside('<', position))
    .orderBy('taken_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const after = await valid
    .where(beside('>', position))
    .orderBy('taken_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return { before, after }
}

/** Shifts the offsets of all that counts after a position. */
export async function shiftOffsetsAfter(
  trx: Database,
  meter: Meter,
  position: TimelinePosition,
  shift: number,
): Promise<void> {
  if (shift === 0) return
  await trx
    .updateTable('reading')
    .set(({ eb }) => ({ meter_offset: eb('meter_offset', '+', shift) }))
    .where('organization_id', '=', meter.organizationId)
    .where('instance_id', '=', meter.instanceId)
    .where('voided_at', 'is', null)
    .where(beside('>', position))
    .execute()
}

/** The readings of a machine that count. */
const validReadings = (trx: Database, { organizationId, instanceId }: Meter) =>
  trx
    .selectFrom('reading')
    .where('organization_id', '=', organizationId)
    .where('instance_id', '=', instanceId)
    .where('voided_at', 'is', null)
    .select(['id', 'value', 'taken_at as takenAt', 'meter_offset as offset', 'is_replacement as isReplacement'])

const beside = (side: '<' | '>', { takenAt, createdAt }: TimelinePosition) =>
  sql<boolean>`(taken_at, created_at) ${sql.raw(side)} (${takenAt}::timestamptz, ${createdAt}::timestamptz)`
