import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import type { Standing } from './reading'
import type { HeldMeter } from './reading.repository'
import { account, windowStart } from './reading-account'

type Key = Pick<HeldMeter, 'organizationId' | 'instanceId'>

/**
 * Brings what machines' rows keep of their readings up to date.
 * @returns the machines' totals by their ids, in tenths; 0 where no reading counts
 */
export async function keepAccounts(trx: Database, meters: readonly Key[]): Promise<Map<string, number>> {
  const readings = await decidingReadings(trx, meters)
  const accounts = meters.map((meter) => ({ ...meter, sum: account(readings.get(meter.instanceId) ?? []) }))
  const rows = accounts.map(({ organizationId, instanceId, sum }) => ({
    organization_id: organizationId,
    id: instanceId,
    last_total: sum?.lastTotal ?? null,
    last_value: sum?.lastValue ?? null,
    last_read_at: sum?.lastReadAt ?? null,
    daily_use_total: sum?.dailyUse ?? null,
  }))
  await sql`
    update machine_instance as machine
    set last_total = kept.last_total, last_value = kept.last_value, last_read_at = kept.last_read_at,
      daily_use_total = kept.daily_use_total
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as kept (organization_id uuid, id uuid,
      last_total bigint, last_value bigint, last_read_at timestamptz, daily_use_total real)
    where machine.organization_id = kept.organization_id and machine.id = kept.id`.execute(trx)
  return new Map(accounts.map(({ instanceId, sum }) => [instanceId, sum?.lastTotal ?? 0]))
}

/** The same for one machine. */
export async function keepAccount(trx: Database, meter: Key): Promise<number> {
  return (await keepAccounts(trx, [meter])).get(meter.instanceId) ?? 0
}

interface Deciding extends Standing {
  id: string
  instanceId: string
}

/** Those few of each machine's readings, in order, that make the same account as all of them. */
async function decidingReadings(trx: Database, meters: readonly Key[]): Promise<Map<string, Deciding[]>> {
  const deciding = new Map<string, Deciding[]>()
  for (const reading of await newestTwo(trx, meters)) {
    deciding.set(reading.instanceId, [reading, ...(deciding.get(reading.instanceId) ?? [])])
  }
  const windows = meters.flatMap((meter) => {
    const [, last] = deciding.get(meter.instanceId) ?? []
    return last ? [{ ...meter, from: windowStart(last.takenAt) }] : []
  })
  for (const first of await firstWithin(trx, windows)) {
    const newest = deciding.get(first.instanceId) ?? []
    if (newest.every(({ id }) => id !== first.id)) deciding.set(first.instanceId, [first, ...newest])
  }
  return deciding
}

const columns = sql`instance_id as "instanceId", id, value, taken_at as "takenAt", meter_offset as "offset",
  is_replacement as "isReplacement"`

/** The last two readings of each machine that count, the last one first. */
async function newestTwo(trx: Database, meters: readonly Key[]): Promise<Deciding[]> {
  const { rows } = await sql<Deciding>`
    select newest.* from ${keys(meters)} as meter ("organizationId" uuid, "instanceId" uuid), lateral (
      select ${columns} from reading
      where organization_id = meter."organizationId" and instance_id = meter."instanceId" and voided_at is null
      order by taken_at desc, created_at desc limit 2) as newest`.execute(trx)
  return rows
}

/** The first reading of each machine that counts and was taken at that time or later. */
async function firstWithin(trx: Database, windows: readonly (Key & { from: Date })[]): Promise<Deciding[]> {
  if (windows.length === 0) return []
  const { rows } = await sql<Deciding>`
    select first.* from ${keys(windows)} as meter ("organizationId" uuid, "instanceId" uuid, "from" timestamptz), lateral (
      select ${columns} from reading
      where organization_id = meter."organizationId" and instance_id = meter."instanceId" and voided_at is null
        and taken_at >= meter."from"
      order by taken_at, created_at limit 1) as first`.execute(trx)
  return rows
}

const keys = (meters: readonly Key[]) => sql`jsonb_to_recordset(${JSON.stringify(meters)}::jsonb)`
