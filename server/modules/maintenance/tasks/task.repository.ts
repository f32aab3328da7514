import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import { addDays, type Day } from '../../../domain/day'
import { dayAt, startOfDay, type TimeZone } from '../../../domain/time-zone'
import { firstIntervalStart, type Meter, type Task } from './task-state'

/** An open due item of a task. */
interface OpenItem {
  id: string
  dueTotal: number | null
  dueOn: Day | null
  /** Whether it was overdue when it was stored. */
  isOverdue: boolean
  /** Who served the machine when it was stored. */
  dealershipId: string | null
}

/** A task of one machine. */
export interface InstanceTask extends Task {
  id: string
  instanceId: string
  name: string
  description: string
  kitId: string | null
  /** The day on which it was last done, as far as is known, or began. */
  lastDoneOn: Day
  /** What the meter said when it was last done, in tenths over all meters. */
  lastTotal: number | null
  openItem: OpenItem | null
}

/** What the row of a machine says of its meter, its owner and who serves it. */
export interface MeteredInstance {
  id: string
  organizationId: string
  /** Its owner's, whose calendar counts for all that is due on it. */
  timeZone: TimeZone
  /** The day there, when this was read. */
  today: Day
  dealershipId: string | null
  machineId: string
  isRetired: boolean
  meter: Meter
  /** What earlier meters had run, in tenths: the meter itself shows the total without it. */
  offset: number
}

/** Machines with their meters. */
export async function readInstances(db: Database, ids: readonly string[]): Promise<MeteredInstance[]> {
  if (ids.length === 0) return []
  return toInstances(await metered(db).where(sql<boolean>`machine.id = any(${ids}::uuid[])`).execute())
}

/**
 * Machines with their meters, locked until the transaction ends, so that only one evaluates their tasks at a time. They
 * are locked in one order, so that two who want several never wait for each other.
 */
export async function lockInstances(trx: Database, ids: readonly string[]): Promise<MeteredInstance[]> {
  const found = metered(trx).where(sql<boolean>`machine.id = any(${ids}::uuid[])`)
  return toInstances(await found.orderBy('machine.id').forNoKeyUpdate('machine').execute())
}

export async function lockInstance(trx: Database, id: string): Promise<MeteredInstance | undefined> {
  const [instance] = await lockInstances(trx, [id])
  return instance
}

/** The machines of a model that name a dealership as theirs, locked in the same order. */
export async function lockMachinesOf(
  trx: Database,
  { dealershipId, machineId }: { dealershipId: string; machineId: string },
): Promise<MeteredInstance[]> {
  const found = metered(trx)
    .where('machine.dealership_id', '=', dealershipId)
    .where('machine.machine_id', '=', machineId)
  return toInstances(await found.orderBy('machine.id').forNoKeyUpdate('machine').execute())
}

const metered = (db: Database) =>
  db
    .selectFrom('machine_instance as machine')
    .innerJoin('organization as owner', 'owner.id', 'machine.organization_id')
    .select(['machine.id', 'machine.organization_id', 'machine.dealership_id', 'machine.machine_id'])
    .select(['machine.retired_at', 'machine.last_total', 'machine.last_value', 'machine.daily_use_total'])
    .select(['machine.last_read_at', 'owner.time_zone'])

type MeteredRow = Awaited<ReturnType<ReturnType<typeof metered>['executeTakeFirstOrThrow']>>

function toInstances(rows: readonly MeteredRow[]): MeteredInstance[] {
  const now = new Date()
  return rows.map((row) => toInstance(row, now))
}

/** @param now the moment that counts as today */
export const toInstance = (row: MeteredRow, now: Date): MeteredInstance => ({
  id: row.id,
  organizationId: row.organization_id,
  timeZone: row.time_zone,
  today: dayAt(row.time_zone, now),
  dealershipId: row.dealership_id,
  machineId: row.machine_id,
  isRetired: row.retired_at !== null,
  meter: {
    total: row.last_total,
    readOn: row.last_read_at && dayAt(row.time_zone, row.last_read_at),
    dailyUse: row.daily_use_total,
  },
  offset: (row.last_total ?? 0) - (row.last_value ?? 0),
})

export type MachineKey = Pick<MeteredInstance, 'id' | 'organizationId'>

/** The keys of machines as a table, from which each is one step in the index. */
export const theseMachines = (instances: readonly MachineKey[]) =>
  sql<{ organization_id: string; instance_id: string }>`
    unnest(${instances.map(({ organizationId }) => organizationId)}::uuid[], ${instances.map(({ id }) => id)}::uuid[])`.as<'machine'>(
    sql`machine (organization_id, instance_id)`,
  )

/** The tasks of machines that have not ended, in their order. */
export async function readTasks(db: Database, instances: readonly MachineKey[]): Promise<InstanceTask[]> {
  if (instances.length === 0) return []
  const rows = await db
    .selectFrom(theseMachines(instances))
    .innerJoin('instance_task as task', (join) =>
      join
        .onRef('task.organization_id', '=', 'machine.organization_id')
        .onRef('task.instance_id', '=', 'machine.instance_id'),
    )
    .leftJoin('due_item as item', (join) =>
      join.onRef('item.task_id', '=', 'task.id').on(sql<boolean>`item.status = 'OPEN'`),
    )
    .where('task.ended_at', 'is', null)
    .select(['task.id', 'task.instance_id', 'task.name', 'task.description', 'task.kit_id', 'task.mode'])
    .select(['task.interval_hours', 'task.interval_days', 'task.notice_hours', 'task.notice_days'])
    .select(['task.counts_from_total', 'task.last_total', 'item.id as item_id', 'item.due_total as item_total'])
    .select(['item.dealership_id as item_dealership_id', 'item.is_overdue as item_is_overdue'])
    .select([
      sql<Day>`task.counts_from_on::text`.as('counts_from_on'),
      sql<Day>`task.last_done_on::text`.as('last_done_on'),
      sql<Day | null>`item.due_on::text`.as('item_on'),
      sql<number | null>`case when task.counts_from_total is null and task.interval_hours is not null
        then ${totalAt(sql`task`, sql`task.begun_at`)} end`.as('begun_total'),
    ])
    .orderBy('task.position')
    .orderBy('task.id')
    .execute()
  return rows.map((row) => {
    const interval = {
      intervalHours: row.interval_hours,
      intervalDays: row.interval_days,
      mode: row.mode,
      noticeHours: row.notice_hours,
      noticeDays: row.notice_days,
    }
    return {
      id: row.id,
      instanceId: row.instance_id,
      name: row.name,
      description: row.description,
      kitId: row.kit_id,
      ...interval,
      countsFromTotal: row.counts_from_total ?? firstIntervalStart(interval, row.begun_total),
      countsFromOn: row.counts_from_on,
      lastDoneOn: row.last_done_on,
      lastTotal: row.last_total,
      openItem:
        row.item_id === null
          ? null
          : {
              id: row.item_id,
              dueTotal: row.item_total,
              dueOn: row.item_on,
              isOverdue: row.item_is_overdue === true,
              dealershipId: row.item_dealership_id,
            },
    }
  })
}

/** What the meter of a machine said at the end of a day at its owner, in tenths over all meters; null if it was not read by then. */
export async function readTotalOn(
  db: Database,
  { id, organizationId, timeZone }: Pick<MeteredInstance, 'id' | 'organizationId' | 'timeZone'>,
  day: Day,
): Promise<number | null> {
  const machine = sql`(select ${organizationId}::uuid as organization_id, ${id}::uuid as instance_id)`
  const end = startOfDay(timeZone, addDays(day, 1))
  const { rows } = await sql<{ total: number | null }>`
    select ${lastTotalUntil(sql`machine`, sql`${end}::timestamptz`)} as total from ${machine} as machine`.execute(db)
  return rows[0]?.total ?? null
}

/** The day at the owner of each machine, as a table. */
export const todayOf = (instances: readonly Pick<MeteredInstance, 'id' | 'today'>[]) => sql`
  unnest(${instances.map(({ id }) => id)}::uuid[], ${instances.map(({ today }) => today)}::date[])
    as owner_day (instance_id, today)`

/** The last reading that counts up to a moment. */
const lastTotalUntil = (machine: ReturnType<typeof sql>, moment: ReturnType<typeof sql>) => sql<number | null>`
  (select value + meter_offset from reading
    where reading.organization_id = ${machine}.organization_id and reading.instance_id = ${machine}.instance_id
      and voided_at is null and taken_at <= ${moment}
    order by taken_at desc, created_at desc limit 1)`

/** The last reading that counts up to a moment, or else the first one after it. */
const totalAt = (machine: ReturnType<typeof sql>, moment: ReturnType<typeof sql>) => sql<number | null>`coalesce(
  ${lastTotalUntil(machine, moment)},
  (select value + meter_offset from reading
    where reading.organization_id = ${machine}.organization_id and reading.instance_id = ${machine}.instance_id
      and voided_at is null and taken_at > ${moment}
    order by taken_at, created_at limit 1))`
