import { sql } from 'kysely'
import type { Database, Transaction } from '../../../db/connection'
import type { VersionedRecord } from '../../../db/transition'
import type { Day } from '../../../domain/day'
import { type MeteredInstance, theseMachines } from '../tasks/task.repository'
import { type DueItemStatus, dueItemStates } from './due-item'

/** When a task was or is due, as its item stores it; the total in tenths over all meters. */
interface Due {
  dueTotal: number | null
  dueOn: Day | null
}

type Machine = Pick<MeteredInstance, 'id' | 'organizationId'>

/** An item as it is stored: when its task is due, whether that is past, and who serves the machine now. */
export interface StoredItem extends Due {
  isOverdue: boolean
  dealershipId: string | null
}

/** A task that is due and has no open item. */
export interface Unraised extends StoredItem {
  organizationId: string
  instanceId: string
  taskId: string
}

export interface Raised {
  id: string
  /** Whether it is due for the first time: not where an item was withdrawn and the same due came back. */
  isNew: boolean
}

/**
 * Opens an item for each task that is due. One that was withdrawn is opened again where the same due comes back, so that
 * nobody is notified of it twice. The index on open items settles who was first.
 * @returns what came of it by the task's id; nothing where an item of it is open already
 */
export async function raiseItems(trx: Database, tasks: readonly Unraised[]): Promise<Map<string, Raised>> {
  if (tasks.length === 0) return new Map()
  const again = await reopen(trx, tasks)
  const reopened = new Set(again.map(({ task_id }) => task_id))
  const added = await add(
    trx,
    tasks.filter(({ taskId }) => !reopened.has(taskId)),
  )
  const raised = new Map<string, Raised>()
  for (const { id, task_id } of again) raised.set(task_id, { id, isNew: false })
  for (const { id, task_id } of added) raised.set(task_id, { id, isNew: true })
  return raised
}

async function reopen(trx: Database, tasks: readonly Unraised[]) {
  const { rows } = await sql<{ id: string; task_id: string }>`
    with opened as (
      update due_item
      set status = 'OPEN', version = version + 1, dealership_id = due."dealershipId", is_overdue = due."isOverdue"
      from ${dues(tasks)}, lateral (
        select id from due_item
        where organization_id = due."organizationId" and instance_id = due."instanceId" and task_id = due."taskId"
          and status = 'WITHDRAWN'
          and due_total is not distinct from due."dueTotal" and due_on is not distinct from due."dueOn"
        order by raised_at desc limit 1) as withdrawn
      where due_item.id = withdrawn.id
      returning due_item.id, due_item.task_id),
    recorded as (${recordMove('opened', 'WITHDRAWN', 'OPEN')})
    select id, task_id from opened`.execute(trx)
  return rows
}

async function add(trx: Database, tasks: readonly Unraised[]) {
  const { rows } = await sql<{ id: string; task_id: string }>`
    insert into due_item (organization_id, dealership_id, instance_id, task_id, due_total, due_on, is_overdue)
    select due."organizationId", due."dealershipId", due."instanceId", due."taskId", due."dueTotal", due."dueOn",
      due."isOverdue"
    from ${dues(tasks)}
    on conflict do nothing
    returning id, task_id`.execute(trx)
  return rows
}

const dues = (tasks: readonly Unraised[]) => sql`
  jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb)
    as due ("organizationId" uuid, "dealershipId" uuid, "instanceId" uuid, "taskId" uuid, "dueTotal" bigint, "dueOn" date,
      "isOverdue" boolean)`

/** Keeps open items to when their tasks are due and to who serves the machine, after something of it changed. */
export async function moveItems(trx: Database, items: readonly (StoredItem & { id: string })[]): Promise<void> {
  if (items.length === 0) return
  await sql`
    update due_item
    set due_total = moved."dueTotal", due_on = moved."dueOn", is_overdue = moved."isOverdue",
      dealership_id = moved."dealershipId"
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as moved (id uuid, "dueTotal" bigint, "dueOn" date, "isOverdue" boolean, "dealershipId" uuid)
    where due_item.id = moved.id`.execute(trx)
}

/** Withdraws the open items of machines whose tasks are not due after all. */
export async function withdrawItems(
  trx: Database,
  machines: readonly Machine[],
  dueTaskIds: readonly string[],
): Promise<void> {
  await sql`
    with withdrawn as (
      update due_item set status = 'WITHDRAWN', version = version + 1
      from ${theseMachines(machines)}
      where due_item.organization_id = machine.organization_id and due_item.instance_id = machine.instance_id
        and due_item.status = 'OPEN' and due_item.task_id <> all(${dueTaskIds}::uuid[])
      returning due_item.id)
    ${recordMove('withdrawn', 'OPEN', 'WITHDRAWN')}`.execute(trx)
}

/** Records what `transition` would for each one, for many that the schedule moves at once. */
const recordMove = (moved: string, from: DueItemStatus, to: DueItemStatus) => sql`
  insert into state_change (record_type, record_id, from_status, to_status, actors)
  select ${dueItemStates.table}, id, ${from}, ${to}, array['schedule'] from ${sql.table(moved)}`

/** An item as `transition` moves it. */
export const findItem = (trx: Transaction, id: string): Promise<VersionedRecord<DueItemStatus> | undefined> =>
  trx
    .selectFrom('due_item')
    .where('id', '=', id)
    .select(['id', 'version', sql<DueItemStatus>`status`.as('status')])
    .executeTakeFirst()
