import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import type { MeterUnit } from './hours'
import type { Neighbours } from './reading'

/** A machine whose readings nobody else changes until the transaction ends. */
export interface HeldMeter {
  organizationId: string
  instanceId: string
  unit: MeterUnit
  /** What it has run over all of its meters, and what its meter says, in tenths; 0 where no reading counts. */
  total: number
  value: number
  lastReadAt: Date | null
}

/** Holds machines in one order, so that two who want several never wait for each other. */
export async function holdMeters(trx: Database, instanceIds: readonly string[]): Promise<HeldMeter[]> {
  const rows = await trx
    .selectFrom('machine_instance')
    .where(sql<boolean>`id = any(${instanceIds}::uuid[])`)
    .select(['organization_id as organizationId', 'id as instanceId', 'unit', 'last_read_at as lastReadAt'])
    .select(['last_total as total', 'last_value as value'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map((row) => ({ ...row, total: row.total ?? 0, value: row.value ?? 0 }))
}

/** @returns undefined where there is no such machine */
export async function holdMeter(trx: Database, instanceId: string): Promise<HeldMeter | undefined> {
  const [meter] = await holdMeters(trx, [instanceId])
  return meter
}

/** A place among a machine's readings, as PostgreSQL writes moments: with microseconds, which a Date does not hold. */
export interface Place {
  takenAt: string
  createdAt: string
}

/** Where a new reading goes: after all that were taken by then. */
export const placeFor = (takenAt: Date): Place => ({ takenAt: takenAt.toISOString(), createdAt: 'infinity' })

/** What counts next to a place; each a single step in the index, however many readings there are. */
export async function neighboursOf(trx: Database, meter: HeldMeter, place: Place): Promise<Neighbours> {
  const counting = standing(trx, meter)
  const before = await counting
    .where(beside('<', place))
    .orderBy('taken_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const after = await counting
    .where(beside('>', place))
    .orderBy('taken_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return { before, after }
}

/** Moves the offsets of all that counts after a place. */
export async function shiftAfter(trx: Database, meter: HeldMeter, place: Place, shift: number): Promise<void> {
  if (shift === 0) return
  await trx
    .updateTable('reading')
    .set(({ eb }) => ({ meter_offset: eb('meter_offset', '+', shift) }))
    .where('organization_id', '=', meter.organizationId)
    .where('instance_id', '=', meter.instanceId)
    .where('voided_at', 'is', null)
    .where(beside('>', place))
    .execute()
}

/** The readings of a machine that count. */
const standing = (trx: Database, { organizationId, instanceId }: HeldMeter) =>
  trx
    .selectFrom('reading')
    .where('organization_id', '=', organizationId)
    .where('instance_id', '=', instanceId)
    .where('voided_at', 'is', null)
    .select(['id', 'value', 'taken_at as takenAt', 'meter_offset as offset', 'is_replacement as isReplacement'])

const beside = (side: '<' | '>', { takenAt, createdAt }: Place) =>
  sql<boolean>`(taken_at, created_at) ${sql.raw(side)} (${takenAt}::timestamptz, ${createdAt}::timestamptz)`
