import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import type { Meter } from './meter.repository'
import { summarizeReadings, windowStart } from './meter-summary'
import type { ValidReading } from './reading'

type MeterKey = Pick<Meter, 'organizationId' | 'instanceId'>

/**
 * Updates what the machines' rows store of their readings.
 * @returns the machines' totals by their ids, in tenths; 0 where no reading counts
 */
export async function updateMeterSummaries(trx: Database, meters: readonly MeterKey[]): Promise<Map<string, number>> {
  const readings = await decidingReadings(trx, meters)
  const summaries = meters.map(({ organizationId, instanceId }) => ({
    organizationId,
    instanceId,
    ...summarizeReadings(readings.get(instanceId) ?? []),
  }))
  await sql`
    update machine_instance as machine
    set last_total = summary."lastTotal", last_value = summary."lastValue", last_read_at = summary."lastReadAt",
      daily_use_total = summary."dailyUse"
    from jsonb_to_recordset(${JSON.stringify(summaries)}::jsonb) as summary ("organizationId" uuid, "instanceId" uuid,
      "lastTotal" bigint, "lastValue" bigint, "lastReadAt" timestamptz, "dailyUse" real)
    where machine.organization_id = summary."organizationId" and machine.id = summary."instanceId"`.execute(trx)
  return new Map(summaries.map(({ instanceId, lastTotal = 0 }) => [instanceId, lastTotal]))
}

interface DecidingReading extends ValidReading {
  id: string
  instanceId: string
}

/** Those few of each machine's readings, in order, that make the same summary as all of them. */
async function decidingReadings(trx: Database, meters: readonly MeterKey[]): Promise<Map<string, DecidingReading[]>> {
  const deciding = new Map<string, DecidingReading[]>()
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
async function newestTwo(trx: Database, meters: readonly MeterKey[]): Promise<DecidingReading[]> {
  const { rows } = await sql<DecidingReading>`
    select newest.* from ${keys(meters)} as meter ("organizationId" uuid, "instanceId" uuid), lateral (
      select ${columns} from reading
      where organization_id = meter."organizationId" and instance_id = meter."instanceId" and voided_at is null
      order by taken_at desc, created_at desc limit 2) as newest`.execute(trx)
  return rows
}

/** The first reading of each machine that counts and was taken at that time or later. */
async function firstWithin(trx: Database, windows: readonly (MeterKey & { from: Date })[]): Promise<DecidingReading[]> {
  if (windows.length === 0) return []
  const { rows } = await sql<DecidingReading>`
    select first.* from ${keys(windows)} as meter ("organizationId" uuid, "instanceId" uuid, "from" timestamptz), lateral (
      select ${columns} from reading
      where organization_id = meter."organizationId" and instance_id = meter."instanceId" and voided_at is null
        and taken_at >= meter."from"
      order by taken_at, created_at limit 1) as first`.execute(trx)
  return rows
}

const keys = (meters: readonly MeterKey[]) => sql`jsonb_to_recordset(${JSON.stringify(meters)}::jsonb)`
