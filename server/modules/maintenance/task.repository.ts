import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import type { Day } from './day'
import { beginsAt, type Meter, type Task } from './schedule'

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
  /** The day on which it was last done, or began. */
  lastDoneOn: Day
  /** What the meter said when it was last done, in tenths over all meters. */
  lastTotal: number | null
  openItem: OpenItem | null
}

/** What the row of a machine says of its meter, its owner and who serves it. */
export interface MeteredInstance {
  id: string
  organizationId: string
  dealershipId: string | null
  machineId: string
  isRetired: boolean
  meter: Meter
  /** What earlier meters had run, in tenths: the meter itself shows the total without it. */
  offset: number
}

/** Machines with their meters. */
export async function readInstances(db: Database, ids: readonly string[]): Promise<MeteredInstance[]> {
  return ids.length === 0 ? [] : (await metered(db).where('id', 'in', ids).execute()).map(toInstance)
}

/**
 * Machines with their meters, held until the transaction ends, so that only one looks at their tasks at a time. They are
 * taken in one order, so that two who want several never wait for each other.
 */
export async function holdInstances(trx: Database, ids: readonly string[]): Promise<MeteredInstance[]> {
  const held = metered(trx).where(sql<boolean>`id = any(${ids}::uuid[])`).orderBy('id').forNoKeyUpdate()
  return (await held.execute()).map(toInstance)
}

export async function holdInstance(trx: Database, id: string): Promise<MeteredInstance | undefined> {
  const [instance] = await holdInstances(trx, [id])
  return instance
}

const metered = (db: Database) =>
  db
    .selectFrom('machine_instance')
    .select(['id', 'organization_id', 'dealership_id', 'machine_id', 'retired_at'])
    .select(['last_total', 'last_value', 'daily_use_total'])
    .select(sql<Day | null>`last_read_at::date::text`.as('read_on'))

type MeteredRow = Awaited<ReturnType<ReturnType<typeof metered>['executeTakeFirstOrThrow']>>

const toInstance = (row: MeteredRow): MeteredInstance => ({
  id: row.id,
  organizationId: row.organization_id,
  dealershipId: row.dealership_id,
  machineId: row.machine_id,
  isRetired: row.retired_at !== null,
  meter: { total: row.last_total, readOn: row.read_on, dailyUse: row.daily_use_total },
  offset: (row.last_total ?? 0) - (row.last_value ?? 0),
})

type MachineKey = Pick<MeteredInstance, 'id' | 'organizationId'>

/** The keys of machines as a table, from which each is a step in the index. */
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
    .leftJoin('due_item as item', (join) => join.onRef('item.task_id', '=', 'task.id').on('item.closed_at', 'is', null))
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
      countsFromTotal: row.counts_from_total ?? beginsAt(interval, row.begun_total),
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

/** What the meter of a machine said at the end of a day, in tenths over all meters; null without any reading. */
export async function readTotalOn(db: Database, { id, organizationId }: MachineKey, day: Day): Promise<number | null> {
  const machine = sql`(select ${organizationId}::uuid as organization_id, ${id}::uuid as instance_id)`
  const { rows } = await sql<{ total: number | null }>`
    select ${totalAt(sql`machine`, sql`(${day}::date + 1)::timestamptz`)} as total from ${machine} as machine`.execute(
    db,
  )
  return rows[0]?.total ?? null
}

/** The last reading that counts up to a moment, or else the first one after it. */
const totalAt = (machine: ReturnType<typeof sql>, moment: ReturnType<typeof sql>) => sql<number | null>`coalesce(
  (select value + meter_offset from reading
    where reading.organization_id = ${machine}.organization_id and reading.instance_id = ${machine}.instance_id
      and voided_at is null and taken_at <= ${moment}
    order by taken_at desc, created_at desc limit 1),
  (select value + meter_offset from reading
    where reading.organization_id = ${machine}.organization_id and reading.instance_id = ${machine}.instance_id
      and voided_at is null and taken_at > ${moment}
    order by taken_at, created_at limit 1))`
