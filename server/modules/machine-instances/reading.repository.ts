import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import type { MeterUnit } from './hours'
import type { Neighbours, Standing } from './reading'
import { account, windowStart } from './reading-account'

/** A machine whose readings nobody else changes until the transaction ends. */
export interface HeldMeter {
  organizationId: string
  instanceId: string
  unit: MeterUnit
  /** What it has run over all of its meters, in tenths; 0 where no reading counts. */
  total: number
  lastReadAt: Date | null
}

/** @returns undefined where there is no such machine */
export async function holdMeter(trx: Database, instanceId: string): Promise<HeldMeter | undefined> {
  const row = await trx
    .selectFrom('machine_instance')
    .where('id', '=', instanceId)
    .select(['organization_id as organizationId', 'id as instanceId', 'unit', 'last_read_at as lastReadAt'])
    .select('last_total as total')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && { ...row, total: row.total ?? 0 }
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

/**
 * Brings what the machine's row keeps of its readings up to date.
 * @returns the machine's total, in tenths; 0 where no reading counts
 */
export async function keepAccount(trx: Database, meter: HeldMeter): Promise<number> {
  const sum = account(await decidingReadings(trx, meter))
  await trx
    .updateTable('machine_instance')
    .set({
      last_total: sum?.lastTotal ?? null,
      last_value: sum?.lastValue ?? null,
      last_read_at: sum?.lastReadAt ?? null,
      daily_use_total: sum?.dailyUse ?? null,
    })
    .where('organization_id', '=', meter.organizationId)
    .where('id', '=', meter.instanceId)
    .execute()
  return sum?.lastTotal ?? 0
}

/** Those few of a machine's readings, in order, that make the same account as all of them. */
async function decidingReadings(trx: Database, meter: HeldMeter): Promise<Standing[]> {
  const counting = standing(trx, meter)
  const [last, previous] = await counting.orderBy('taken_at', 'desc').orderBy('created_at', 'desc').limit(2).execute()
  if (!last || !previous) return last ? [last] : []
  const first = await counting
    .where('taken_at', '>=', windowStart(last.takenAt))
    .orderBy('taken_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirstOrThrow()
  return first.id === last.id ? [previous, last] : [first, previous, last]
}

const standing = (trx: Database, { organizationId, instanceId }: HeldMeter) =>
  trx
    .selectFrom('reading')
    .where('organization_id', '=', organizationId)
    .where('instance_id', '=', instanceId)
    .where('voided_at', 'is', null)
    .select(['id', 'value', 'taken_at as takenAt', 'meter_offset as offset', 'is_replacement as isReplacement'])

const beside = (side: '<' | '>', { takenAt, createdAt }: Place) =>
  sql<boolean>`(taken_at, created_at) ${sql.raw(side)} (${takenAt}::timestamptz, ${createdAt}::timestamptz)`
