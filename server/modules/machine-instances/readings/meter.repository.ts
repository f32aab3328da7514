import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import type { MeterUnit } from '../../../domain/meter-figure'
import type { TimeZone } from '../../../domain/time-zone'
import { type Neighbours, noNeighbours, type ValidReading } from './reading'

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

/** A position among the readings of a meter. */
export interface MeterPosition {
  meter: Meter
  position: TimelinePosition
}

/**
 * What counts next to a position of each meter, by its machine, unless nothing does; each a single step in the index,
 * however many readings there are.
 */
export async function findNeighbours(
  trx: Database,
  positions: readonly MeterPosition[],
): Promise<Map<string, Neighbours>> {
  const { rows } = await sql<ValidReading & { instanceId: string; side: keyof Neighbours }>`
    select position."instanceId", neighbour.* from ${table(positions)}, lateral (
      (select 'before' as side, ${columns} from reading where ${counts} and ${beside('<')}
        order by taken_at desc, created_at desc limit 1)
      union all
      (select 'after' as side, ${columns} from reading where ${counts} and ${beside('>')}
        order by taken_at, created_at limit 1)) as neighbour`.execute(trx)
  const neighbours = new Map<string, Neighbours>()
  for (const { instanceId, side, ...reading } of rows) {
    neighbours.set(instanceId, { ...noNeighbours, ...neighbours.get(instanceId), [side]: reading })
  }
  return neighbours
}

/** Shifts the offsets of all that counts after positions. */
export async function shiftOffsetsAfter(
  trx: Database,
  positions: readonly (MeterPosition & { shift: number })[],
): Promise<void> {
  const shifted = positions.filter(({ shift }) => shift !== 0)
  if (shifted.length === 0) return
  await sql`
    update reading set meter_offset = reading.meter_offset + position.shift from ${table(shifted)}
    where ${counts} and ${beside('>')}`.execute(trx)
}

const columns = sql`value, taken_at as "takenAt", meter_offset as "offset", is_replacement as "isReplacement"`

const table = (positions: readonly (MeterPosition & { shift?: number })[]) => sql`
  jsonb_to_recordset(${JSON.stringify(
    positions.map(({ meter: { organizationId, instanceId }, position, shift }) => ({
      ...{ organizationId, instanceId, shift },
      ...position,
    })),
  )}::jsonb) as position ("organizationId" uuid, "instanceId" uuid, "takenAt" timestamptz, "createdAt" timestamptz,
    shift bigint)`

/** A reading of the position's machine that counts. */
const counts = sql`reading.organization_id = position."organizationId" and reading.instance_id = position."instanceId"
  and reading.voided_at is null`

const beside = (side: '<' | '>') =>
  sql`(reading.taken_at, reading.created_at) ${sql.raw(side)} (position."takenAt", position."createdAt")`
